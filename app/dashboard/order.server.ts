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
