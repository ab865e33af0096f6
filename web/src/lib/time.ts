/** How long something still lasts, as short as a plate needs it: 0:43, 12:05, 3 h, 2 d. */

import { say } from "../text";

export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole >= 86_400) return say("days-left", { count: Math.round(whole / 86_400) });
  if (whole >= 3600) return say("hours-left", { count: Math.round(whole / 3600) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
