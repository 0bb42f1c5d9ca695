import { fold } from "./fold";

/** Parses a typed time of day (`9:00`, `21.30`, any digits) as `09:00`; some browsers add seconds. */
export function readTime(typed: string): string | null {
  const [, hour = "", minute = ""] =
    /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(fold(typed).trim()) ?? [];
  const isTime = hour !== "" && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, "0")}:${minute}` : null;
}
