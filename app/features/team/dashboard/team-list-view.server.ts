import type { LastChange } from "~/features/audit/last-changes.server";
import { type Picture, type Thumbnail, thumbnailOf } from "~/features/pictures/picture";
import type { RecordQuery } from "~/features/worded-content/record-list";
import { recordListView } from "~/features/worded-content/record-list.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { MemberRecord } from "../team";
import { memberWordsArea } from "./member-words-area.server";

export type TeamListView = ReturnType<typeof teamListView>;

/** The team in the words of the page. @param photos by the ids of the pictures */
export function teamListView(
  members: readonly MemberRecord[],
  photos: ReadonlyMap<string, Picture>,
  query: RecordQuery,
  changeOf: (member: MemberRecord) => LastChange,
  language: Language,
) {
  const shown = {
    more: "role",
    create: texts(language).team.create,
    site: paths.about(language),
  } as const;
  const { rows, ...view } = recordListView(
    members,
    memberWordsArea,
    query,
    changeOf,
    shown,
    language,
  );
  return {
    ...view,
    count: translator(language)("team.count", { count: formatNumber(rows.length, language) }),
    rows: rows.map(({ record, ...row }, index) => ({
      ...row,
      photo: thumbnailOf(photos.get(record.pictureId ?? "")) as Thumbnail | null,
      figure: index,
    })),
  };
}
