import type { CardTexts } from "~/browser/paper-card";
import type { Document } from "~/features/papers/documents.server";
import { intlLocales, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";

export type UploadsView = ReturnType<typeof uploadsView>;

/** A family's unfinished uploads, and the texts of the script that sends papers. */
export function uploadsView(documents: readonly Document[], reference: string, language: Language) {
  const { familyPapers, paperSending: text } = texts(language);
  const { tooLarge: _ofForm, ...problems } = familyPapers.problems;
  const words: CardTexts = {
    locale: intlLocales[language],
    megabytes: familyPapers.megabytes,
    kilobytes: familyPapers.kilobytes,
    choose: familyPapers.problems.item,
    sent: text.sent,
    waiting: text.waiting,
    broken: text.broken,
    paused: text.paused,
    arrived: text.arrived,
    pause: text.pause,
    resume: text.resume,
    other: text.other,
    poor: { blurred: text.blurred, dark: text.dark },
    problems: { ...problems, ...text.problems, ended: familyPapers.closed },
  };
  const uploadPath = (id?: string) =>
    paths.familyPage(reference, language, id ? `uploads/${id}` : "uploads");
  return {
    address: uploadPath(),
    page: paths.familyPage(reference, language, "papers"),
    removal: paths.familyPage(reference, language, "papers/removal"),
    text,
    words: JSON.stringify(words),
    unfinished: documents.flatMap(({ id: document, added_by, files }) => {
      const unfinished = files.filter(
        ({ isComplete, announcedBytes }) => !isComplete && announcedBytes !== null,
      );
      if (added_by !== null) return [];
      return unfinished.flatMap(({ id, name, position, copy }) => {
        if (copy === "legible") return [];
        const legibleCopy = files.find(
          (one) => one.copy === "legible" && one.position === position,
        );
        return {
          name,
          document,
          position,
          upload: uploadPath(id),
          legibleUrl:
            legibleCopy && !legibleCopy.isComplete ? uploadPath(legibleCopy.id) : undefined,
          hasLegible: legibleCopy?.isComplete ?? false,
          isRemovable: files.every(({ isComplete }) => !isComplete),
        };
      });
    }),
  };
}
