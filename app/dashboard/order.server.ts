import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { OrderStep } from "./order-buttons";

/** The steps that each of a list can go in its order, as `<OrderButtons>` offers them. */
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

/** What a button of `<OrderButtons>` asks for. */
export interface Placing {
  /** The id of what is moved. */
  id: string;
  /** The neighbour that the coordinator saw. */
  besideId: string;
  side: "before" | "after";
}

/** Reads the button; what it does not say is nobody's id. */
export function readStep(fields: FormData): Placing {
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
