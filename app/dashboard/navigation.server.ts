import { type AreaKey, areaTexts } from "~/locales/areas";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { IconName } from "~/ui/art/icons";
import { navigationGroups } from "./areas";

/** Pending work in an area. */
interface Waiting {
  count: number;
  /** Screen reader text for the number: "urgent, no reply yet". */
  words: string;
  /** True if somebody may be in danger. */
  alarm?: boolean;
}

export type Navigation = ReturnType<typeof navigation>;

/**
 * The sidebar with its texts.
 *
 * @param waiting pending work by area
 * @param content areas of the content engine
 */
export function navigation(
  language: Language,
  waiting: Readonly<Record<string, Waiting>>,
  content: readonly { key: AreaKey; icon: IconName }[],
) {
  const t = translator(language);
  return {
    home: paths.dashboard(language),
    label: t("dashboard.nav.label"),
    menu: t("queue.nav.menu"),
    leaving: texts(language).editing.leaving,
    notHere: texts(language).editing.notHere,
    bin: paths.dashboardPage("bin", language),
    groups: navigationGroups.map(({ title, items }) => ({
      title: title && t(title),
      items: [
        ...(title === "queue.nav.content" ? content : []).map(({ key, icon }) => ({
          part: key as string,
          label: areaTexts[key][language].title,
          icon,
        })),
        ...items.map(({ part, label, icon }) => ({ part, label: t(label), icon })),
      ].map(({ part, label, icon }) => ({
        href: part === "" ? paths.dashboard(language) : paths.dashboardPage(part, language),
        label,
        icon,
        waiting: waitingView(waiting[part], language),
      })),
    })),
  };
}

function waitingView(waiting: Waiting | undefined, language: Language) {
  if (!waiting || waiting.count === 0) return null;
  const { count, words, alarm = false } = waiting;
  return { text: formatNumber(count, language), words, alarm };
}
