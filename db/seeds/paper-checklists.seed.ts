import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import type { ChecklistPapers } from "../tables/paper-checklists";
import { samplePaperTexts } from "./paper-checklists";
import { textsByLanguage } from "./texts";

type Paper = keyof typeof samplePaperTexts;

const facts: Record<Paper, Pick<ChecklistPapers, "whose" | "need" | "kind">> = {
  passport: { whose: "patient", need: "always", kind: "passport" },
  "relative-passport": { whose: "relative", need: "always", kind: "passport" },
  photo: { whose: "patient", need: "always", kind: "photo" },
  letter: { whose: "patient", need: "usually", kind: "letter" },
  "portal-letter": { whose: "patient", need: "always", kind: "letter" },
  reports: { whose: "patient", need: "usually", kind: "report" },
  referral: { whose: "patient", need: "usually", kind: "letter" },
  bank: { whose: "patient", need: "usually", kind: "bank" },
  relation: { whose: "relative", need: "usually", kind: "identity" },
};

/** Papers that every country asks for. */
const commonPapers: Paper[] = ["passport", "photo", "relative-passport"];

/** For each country the official page, and its papers. */
const countries: Record<string, { source: string; papers: Paper[] }> = {
  india: {
    source: "https://indianvisa-bangladesh.nic.in/",
    papers: [...commonPapers, "portal-letter", "referral", "reports", "bank", "relation"],
  },
  thailand: {
    source: "https://www.thaievisa.go.th/",
    papers: [...commonPapers, "letter", "reports", "bank", "relation"],
  },
  singapore: {
    source: "https://www.ica.gov.sg/",
    papers: [...commonPapers, "letter", "reports", "bank"],
  },
  malaysia: {
    source: "https://www.imi.gov.my/",
    papers: [...commonPapers, "letter", "bank"],
  },
  "united-arab-emirates": {
    source: "https://icp.gov.ae/",
    papers: [...commonPapers, "letter", "reports"],
  },
};

const AS_OF = "2026-11-27";

export async function seedPaperChecklists(db: Queryable, now: string): Promise<void> {
  const lines = Object.entries(countries).flatMap(([country, { source, papers }]) =>
    papers.map((paper) => ({ country, source, paper })),
  );
  for (const [index, { country, source, paper }] of lines.entries()) {
    const id = `sample-paper-${country}-${paper}`;
    await db
      .insertInto("checklist_papers")
      .values({
        ...facts[paper],
        id,
        position: index + 1,
        country,
        source,
        as_of: AS_OF,
        status: "published",
        sample: flag(true),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto("checklist_paper_texts")
      .values(
        textsByLanguage(samplePaperTexts[paper]).map(({ language, text }) => ({
          record_id: id,
          language,
          ...text,
          search_text: foldedSearchText(Object.values(text)),
          updated_at: now,
        })),
      )
      .execute();
  }
}
