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
  const first = of === "family";
  const as = (typed: string, kept: string | number = typed, history = String(kept)) => ({
    typed,
    kept,
    said: factText(fact, history, "en"),
  });
  switch (control.is) {
    case "phone":
      return first ? as("01712 345671", "+8801712345671") : as("01812 345671", "+8801812345671");
    case "email":
      return as(first ? FAMILY_EMAIL : "put.right@example.com");
    case "choice":
      return as(control.of[first ? 0 : 1] ?? "?");
    case "number": {
      const count = control.of.at(first ? -1 : 0) ?? -1;
      return as(String(count), count);
    }
    case "age":
      return as(first ? "62" : "6 months");
    case "hospital":
      if (!first) return as("Any near the sea");
      return { ...as("bumrungrad-international"), said: "Bumrungrad International Hospital" };
    case "urgency":
      return first ? as("yes", 1, "true") : as("no", 0, "false");
    case "line":
    case "words":
      return as(`${first ? "Told" : "Corrected"}${key}`);
  }
}
