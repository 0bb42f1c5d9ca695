import { formatDuration } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { Clock } from "../promise";

export interface ClockView {
  state: Clock["state"];
  /** "Overdue by 3 hours". */
  text: string;
}

export function clockView({ state, ms }: Clock, language: Language): ClockView {
  const time = formatDuration(ms, language);
  return { state, text: translator(language)(`dashboard.clock.${state}`, { time }) };
}
