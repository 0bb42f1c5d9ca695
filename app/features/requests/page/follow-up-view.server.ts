import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { RequestRecord } from "../find.server";
import { MORNING, offeredFollowUps } from "../follow-up";
import type { HistoryEntry } from "../history";

export type FollowUpView = ReturnType<typeof followUpView>;

/** The current follow-up, and the choices for a new one in the composer. */
export function followUpView(
  { againAt, againWhy }: Pick<RequestRecord, "againAt" | "againWhy">,
  now: Date,
  language: Language,
) {
  const { again: text } = texts(language).requestWork;
  const t = translator(language);
  const timeText = (date: Date) => formatDateTime(date.toISOString(), language, false);
  const current = againAt && t("requestWork.again.present", { at: timeText(new Date(againAt)) });
  return {
    title: current ? [current, againWhy].filter(Boolean).join(" · ") : text.title,
    unchangedLabel: current ? text.leave : text.none,
    choices: offeredFollowUps(now).map(({ when, at: time }) => ({
      value: when,
      label: time
        ? t(`requestWork.again.choices.${when}`, { at: timeText(time) })
        : text.choices.date,
    })),
    defaultTime: MORNING,
    text: { when: text.when, day: text.day, time: text.time, why: text.why, whyHint: text.whyHint },
  };
}

/** Text of a changed follow-up in the timeline. */
export function followUpText({ oldValue, newValue }: HistoryEntry, language: Language): string {
  const { changed, cleared } = texts(language).requestWork.again.timeline;
  // both times are empty once the event is erased
  if (newValue === "") return oldValue === "" ? changed : cleared;
  const at = formatDateTime(newValue, language);
  return translator(language)("requestWork.again.timeline.set", { at });
}
