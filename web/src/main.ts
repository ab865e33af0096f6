import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { serverless } from "./lib/transport";

mount(App, { target: document.getElementById("app")! });

// Only where a browser trusts the address: https, or this very machine.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register(serverless ? "sw.js" : "/sw.js").catch(() => {}),
  );
}
if (serverless && "serviceWorker" in navigator) {
  void import("./local/page.svelte").then(({ watchForUpdates }) => watchForUpdates());
}
