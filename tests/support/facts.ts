import { factText } from "~/features/requests/fact-words.server";
import type { Fact } from "~/features/requests/facts";

/** The family's email address. */
export const FAMILY_EMAIL = "rahima.walks@example.com";

/** An answer as entered, as stored, and as shown on pages. */
interface Answer {
  typed: string;
  kept: string | number;
  said: string;
}

/** Two answers to a fact: the family's, and a coordinator's correction. */
export function answer(fact: Fact, of: "family" | "desk"): Answer {
  const { key, control } = fact;
  const isFamily = of === "family";
  const as = (typed: string, kept: string | number = typed, history = String(kept)) => ({
    typed,
    kept,
    said: factText(fact, history, "en"),
  });
  switch (control.is) {
    case "phone":
      return isFamily ? as("01712 345671", "+8801712345671") : as("01812 345671", "+8801812345671");
    case "email":
      return as(isFamily ? FAMILY_EMAIL : "put.right@example.com");
    case "choice":
      return as(control.of[isFamily ? 0 : 1] ?? "?");
    case "number": {
      const count = control.of.at(isFamily ? -1 : 0) ?? -1;
      return as(String(count), count);
    }
    case "age":
      return as(isFamily ? "62" : "6 months");
    case "hospital":
      if (!isFamily) return as("Any near the sea");
      return { ...as("bumrungrad-international"), said: "Bumrungrad International Hospital" };
    case "urgency":
      return isFamily ? as("yes", 1, "true") : as("no", 0, "false");
    case "line":
    case "words":
      return as(`${isFamily ? "Told" : "Corrected"}${key}`);
  }
}
