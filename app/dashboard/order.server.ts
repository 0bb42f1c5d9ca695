import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { OrderStep } from "./order-buttons";

/** Possible moves for each row, for `<OrderButtons>`. */
export function orderSteps(
  rows: readonly { id: string; name: string }[],
  language: Language,
): { up: OrderStep | null; down: OrderStep | null }[] {
  const t = translator(language);
  return rows.map(({ name }, index) => {
    const above = rows[index - 1];
    const below = rows[index + 1];
    return {
      up: above ? { besideId: above.id, label: t("editing.moveUp", { name }) } : null,
      down: below ? { besideId: below.id, label: t("editing.moveDown", { name }) } : null,
    };
  });
}

export interface OrderChange {
  id: string;
  /** The neighbouring row on the coordinator's screen. */
  besideId: string;
  side: "before" | "after";
}

/** Reads a move button; missing ids are empty. */
export function readOrderChange(fields: FormData): OrderChange {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    id: text("id"),
    besideId: text("besideId"),
    side: fields.get("side") === "before" ? "before" : "after",
  };
}
