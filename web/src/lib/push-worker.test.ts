/** What the service worker makes of a push message, and of a tap on the notice. */

import { expect, test, vi } from "vitest";
import SOURCE from "../../public/sw.js?raw";

const TOLD = {
  title: "Your turn: 6 Forces",
  body: "With Bo.",
  link: "https://play.example.org/table/abc",
  tag: "turn-abc",
  turns: 2,
};

/** A worker in a browser that shows these pages. */
function worker(urls: string[]) {
  const heard: Record<string, (event: unknown) => void> = {};
  const pages = urls.map((url) => ({ url, focus: vi.fn() }));
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => (heard[kind] = hear),
    registration: { showNotification: vi.fn() },
    navigator: { setAppBadge: vi.fn() },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
  };
  new Function("self", SOURCE)(self);
  const happen = async (kind: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    heard[kind]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { self, pages, happen };
}

test("a push message is a notice that the next one of its table replaces", async () => {
  const { self, happen } = worker([]);
  await happen("push", { data: { json: () => TOLD } });
  const [title, details] = self.registration.showNotification.mock.calls[0]!;
  expect(title).toBe(TOLD.title);
  expect(details).toMatchObject({ body: TOLD.body, tag: TOLD.tag, data: { link: TOLD.link } });
  expect(self.navigator.setAppBadge).toHaveBeenCalledWith(2);
});

test("a tap leads to the table: its page comes to the front, or is opened", async () => {
  const notification = { close: vi.fn(), data: { link: TOLD.link } };
  const open = worker(["https://play.example.org/", "https://play.example.org/table/abc"]);
  await open.happen("notificationclick", { notification });
  expect(open.pages[0]!.focus).not.toHaveBeenCalled();
  expect(open.pages[1]!.focus).toHaveBeenCalled();
  const elsewhere = worker(["https://play.example.org/"]);
  await elsewhere.happen("notificationclick", { notification });
  expect(elsewhere.self.clients.openWindow).toHaveBeenCalledWith("/table/abc");
  expect(notification.close).toHaveBeenCalledTimes(2);
});

test("a notice of a page that names no table leads to any page of ours", async () => {
  const { pages, happen } = worker(["https://play.example.org/table/abc"]);
  await happen("notificationclick", { notification: { close: vi.fn(), data: null } });
  expect(pages[0]!.focus).toHaveBeenCalled();
});
