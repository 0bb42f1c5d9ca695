import { hasShortcuts } from "~/features/identity/keyboard.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { actKeys, acts } from "../act";

export type ShortcutsView = Awaited<ReturnType<typeof shortcutsView>>;

export async function shortcutsView(
  { db }: Context,
  person: Pick<Person, "id">,
  language: Language,
) {
  const { shortcuts } = texts(language).queue;
  return {
    isOn: await hasShortcuts(db, person.id),
    title: shortcuts.inRequest,
    all: shortcuts.title,
    close: shortcuts.close,
    href: paths.dashboardPage("queue/shortcuts", language),
    entries: [...requestShortcuts(language), { term: "?", value: shortcuts.thisList }],
  };
}

/** Keyboard shortcuts of a request's page, with their effects. */
export function requestShortcuts(language: Language): { term: string; value: string }[] {
  const { handling, queue } = texts(language);
  return [
    ...acts.map((act) => ({ term: actKeys[act], value: handling.composer.acts[act] })),
    { term: "Ctrl + Enter", value: queue.shortcuts.save },
    { term: "n", value: queue.shortcuts.nextRow },
  ];
}
