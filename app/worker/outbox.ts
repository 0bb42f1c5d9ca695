import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { CSRF_FIELD } from "~/server/csrf";
import type { FormKind } from "./form-kinds";

/** A form as it was posted: names and values in their order. */
export type Fields = [name: string, value: string][];

/** A form that waits to be sent, or that the server has refused for what is in it. */
export interface UnsentForm {
  id: string;
  state: "waiting" | "refused";
  kind: FormKind;
  /** Where it is posted to, in the language of its page. */
  path: string;
  fields: Fields;
}

/** What is left of a form that has arrived: nothing of what was written. */
interface SentForm {
  id: string;
  state: "sent";
  kind: FormKind;
  /** The path of the page that says what became of it. */
  page: string;
  /** When it arrived, in milliseconds of this phone's clock. */
  at: number;
}

export type KeptForm = UnsentForm | SentForm;

interface Schema extends DBSchema {
  forms: { key: string; value: KeptForm };
}

/** More than a family writes without a line; a page that loops fills no phone. */
const MOST_FORMS = 20;
/** How long a phone says that something was sent. */
const SAID_FOR_MS = 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws where storage is forbidden (a private window) or full; so do all below */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("setu", 1, {
    upgrade: (db) => void db.createObjectStore("forms", { keyPath: "id" }),
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What asks for something comes first. */
const ORDER: readonly KeptForm["state"][] = ["refused", "waiting", "sent"];

/** All that is kept, oldest words of success left out. */
export async function keptForms(): Promise<KeptForm[]> {
  const forms = await (await database()).getAll("forms");
  // a clock that was put back shows a time to come
  const isOver = (form: KeptForm) =>
    form.state === "sent" && Math.abs(Date.now() - form.at) > SAID_FOR_MS;
  for (const { id } of forms.filter(isOver)) await remove(id);
  return forms
    .filter((form) => !isOver(form))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

export async function find(id: string): Promise<KeptForm | undefined> {
  return (await database()).get("forms", id);
}

/** @throws where there is no room for one more */
export async function keep(form: KeptForm): Promise<void> {
  const db = await database();
  const others = (await db.getAll("forms")).filter(({ id }) => id !== form.id);
  const sent = others.filter((other) => other.state === "sent");
  const isFull = others.length - sent.length >= MOST_FORMS;
  if (form.state !== "sent" && isFull) throw new Error("the outbox is full");
  await db.put("forms", form);
  // what has arrived takes no room from what waits
  const newestFirst = [...sent].sort((a, b) => b.at - a.at);
  for (const { id } of newestFirst.slice(MOST_FORMS)) await db.delete("forms", id);
}

export async function remove(id: string): Promise<void> {
  await (await database()).delete("forms", id);
}

/**
 * The name of a form: the same where the same is sent to the same place, whatever its token. The key of
 * the submission is among its fields.
 */
export async function idOf(path: string, fields: Fields): Promise<string> {
  const said = fields.filter(([name]) => name !== CSRF_FIELD);
  const bytes = new TextEncoder().encode(JSON.stringify([path, said]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
