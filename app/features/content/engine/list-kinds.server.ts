import { z } from "zod";
import { addedField, lineField } from "~/dashboard/list-lines";
import { key as errorKey, optionalLine } from "~/features/forms/fields.server";
import { formatList } from "~/locales/format";
import { type Kind, type Of, single } from "./line-kinds.server";
import { linesOf } from "./lines";
import { placeText, readPlace } from "./map-place";

/** Options added, moved and removed one by one with buttons (`dashboard/list-editor`). */
export const picks: Kind<Of<"picks">> = {
  shape: (name, { of }) => ({
    ...Object.fromEntries(of.map((_, index) => [lineField(name, index), z.string().optional()])),
    [addedField(name)]: z.string().optional(),
  }),
  read: (name, { of }, typed) => {
    const chosen = of.map((_, index) => String(typed[lineField(name, index)] ?? ""));
    return [...new Set(chosen.filter((key) => of.includes(key)))].join("\n");
  },
  typed: (name, _, value) =>
    Object.fromEntries(linesOf(value).map((key, index) => [lineField(name, index), key])),
  shown: ({ of, names }, value, language) =>
    formatList(
      linesOf(value)
        .filter((key) => of.includes(key))
        .map((key) => names(language)[key] ?? key),
      language,
    ),
  control: (name, { of, names }, said, language) => ({
    ...said,
    control: "list",
    name,
    options: of.map((value) => ({ value, label: names(language)[value] ?? value })),
  }),
};

/** Longest map link that is parsed. */
const MAP_LINK_MAX = 2000;

export const place: Kind<Of<"place">> = single<Of<"place">>(
  () =>
    optionalLine(MAP_LINK_MAX).transform((typed, context) => {
      const found = typed === "" ? undefined : readPlace(typed);
      if (found === null) {
        context.addIssue({ code: "custom", message: errorKey("mapInvalid") });
        return z.NEVER;
      }
      return found ? placeText(found) : "";
    }),
  "input",
);
