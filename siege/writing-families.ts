import { randomUUID } from "node:crypto";
import { openDatabase } from "#db/connection.server";
import { formValues, type Page, type Visitor } from "../tests/support/visitor";
import { browser, cookiesOf } from "./people";
import { type Answer, formPost, send } from "./requests";
import type { Server, SiteProcess } from "./site-process";
import { type Finding, firstFew, printFinding } from "./table";

/** Number of families that write on their pages at the same time. */
export const WRITERS = 4;
const MAX_ACTS_A_ROUND = 60;

/** A text in the conversation, or a corrected place; no other act contains the text. */
interface Act {
  kind: "family" | "correction";
  text: string;
  path: string;
  fields: Record<string, string>;
  isAnswered: boolean;
}

interface Writer extends OpenFamily {
  /** Turns in which the family corrects a fact: even ones (0) or odd ones (1). */
  correctionParity: 0 | 1;
  acts: Act[];
}

let openedPages = 0;

/** Families with their pages open; each round has new ones. */
export class WritingFamilies {
  readonly acts: Act[] = [];
  /** Acts without an answer. */
  lost = 0;
  private writers: Writer[] = [];

  async open(site: SiteProcess): Promise<void> {
    this.writers = await Promise.all(
      Array.from(
        { length: WRITERS },
        async (_, index): Promise<Writer> => ({
          ...(await openFamilyPage(site)),
          correctionParity: index % 2 === 0 ? 0 : 1,
          acts: [],
        }),
      ),
    );
  }

  /** Alternately writes a text and corrects a fact, until the server is gone. */
  async keepWriting(site: SiteProcess): Promise<void> {
    await Promise.all(this.writers.map((writer) => this.write(site, writer)));
  }

  private async write(site: SiteProcess, writer: Writer): Promise<void> {
    while (site.isAlive() && writer.acts.length < MAX_ACTS_A_ROUND) {
      const act = await nextAct(writer).catch(() => null);
      if (!act) return;
      writer.acts.push(act);
      this.acts.push(act);
      const answer = await post(site.origin, writer, act).catch(() => null);
      act.isAnswered = answer?.status === 303;
      if (act.isAnswered) continue;
      // like a browser, the family sends nothing newer before it has sent this again
      this.lost += 1;
      return;
    }
  }

  /** Sends the round's acts again with their keys. @returns faults in the answers */
  async resend({ origin }: SiteProcess): Promise<string[]> {
    const wrong: string[] = [];
    for (const writer of this.writers) {
      const corrections = writer.acts.filter(({ kind }) => kind === "correction");
      for (const act of writer.acts) {
        // an older place would be a new correction
        if (act.kind === "correction" && act !== corrections.at(-1)) continue;
        const { status } = await post(origin, writer, act);
        if (status !== 303) wrong.push(`${act.kind} answered ${status}`);
        act.isAnswered ||= status === 303;
      }
    }
    return wrong;
  }
}

/** A family whose page is open in its browser. */
export interface OpenFamily {
  visitor: Visitor;
  /** The client's address. */
  address: string;
  reference: string;
}

/** Sends a request, which opens the family's page. */
export async function openFamilyPage(site: Server): Promise<OpenFamily> {
  openedPages += 1;
  // a flood from one network would get no receipts
  const address = `11.${openedPages >> 8}.${openedPages & 255}.7`;
  const visitor = browser(site, address);
  const sentPage = await visitor.submit(await visitor.get("/booking"), {
    fullName: "Rahima Begum",
    email: `writes-${randomUUID()}@setu.example`,
    phoneNumber: "01712 345678",
    // texts about an urgent request are never refused
    urgent: "yes",
  });
  const reference = /SETU-\w{4}-\w{4}/.exec(sentPage.path)?.[0] ?? "none";
  return { visitor, address, reference };
}

async function nextAct({ visitor, reference, correctionParity, acts }: Writer): Promise<Act> {
  const isCorrection = acts.length % 2 === correctionParity;
  const page = await visitor.get(`/request/${reference}${isCorrection ? "/details" : ""}`);
  const field = isCorrection ? "patientCurrentLocation" : "words";
  const text = randomUUID();
  return {
    kind: isCorrection ? "correction" : "family",
    text,
    path: page.path,
    fields: { ...formWith(page, field), [field]: text },
    isAnswered: false,
  };
}

/** @throws Error if the page has no form with the field */
function formWith(page: Page, field: string): Record<string, string> {
  const form = page.document.querySelector(`main form [name=${field}]`)?.closest("form");
  if (!form) throw new Error(`no ${field} at ${page.path}: ${page.status}`);
  return formValues(form);
}

function post(origin: string, { visitor, address }: Writer, act: Act): Promise<Answer> {
  const { path, fields } = act;
  return send(origin, formPost(origin, path, { cookies: cookiesOf(visitor), fields, address }));
}

/** Checks that each act was acknowledged, and is stored as exactly one event. */
export async function judgeWriting(
  attack: string,
  done: string,
  databaseUrl: string,
  { acts, lost }: WritingFamilies,
  wrongAnswers: readonly string[],
): Promise<Finding> {
  const db = openDatabase(databaseUrl);
  const events = await db
    .selectFrom("request_events")
    .select(["kind", "words", "new_value"])
    .where("kind", "in", ["family", "correction"])
    .execute();
  await db.destroy();
  const count = ({ kind, text }: Act) =>
    events.filter((event) => event.kind === kind && [event.words, event.new_value].includes(text))
      .length;
  const broken = acts.filter((act) => count(act) !== 1);
  const corrections = acts.filter(({ kind }) => kind === "correction").length;
  const faults = [...broken.map((act) => `${act.kind} ${count(act)} times`), ...wrongAnswers];
  return printFinding({
    attack: `${attack}: a family's words and corrections`,
    done: `${done}, all sent again afterwards`,
    figure: `${acts.length - corrections} words and ${corrections} corrections, ${lost} of them without an answer before the kill; ${faults.length} faults${faults.length > 0 ? `: ${firstFew(faults)}` : ""}`,
    bound: "each once",
    held: corrections > 0 && lost > 0 && faults.length === 0 && acts.every((act) => act.isAnswered),
  });
}
