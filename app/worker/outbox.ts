import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { CSRF_FIELD } from "~/server/csrf";
import type { FormKind } from "./form-kinds";

export type Fields = [name: string, value: string][];

/** A form that is waiting to be sent or was refused by the server. */
export interface UnsentForm {
  id: string;
  state: "waiting" | "refused";
  kind: FormKind;
  /** The address to which it is posted, with its language. */
  path: string;
  fields: Fields;
}

/** Record of a sent form, without its contents. */
interface SentForm {
  id: string;
  state: "sent";
  kind: FormKind;
  /** Path of its confirmation page. */
  page: string;
  /** Milliseconds, by this phone's clock. */
  at: number;
}

export type StoredForm = UnsentForm | SentForm;

interface Schema extends DBSchema {
  forms: { key: string; value: StoredForm };
}

/**
 * More forms than a family sends while offline; limits a page that stores forms in an endless loop.
 */
const MAX_FORMS = 20;
/** Milliseconds for which a sent form stays listed. */
const LISTED_FOR_MS = 24 * 60 * 60 * 1000;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws if storage is forbidden (private window) or full, as does everything below */
function database(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>("setu", 1, {
    upgrade: (db) => void db.createObjectStore("forms", { keyPath: "id" }),
  }).catch((error) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** Sort order: states that need attention come first. */
const ORDER: readonly StoredForm["state"][] = ["refused", "waiting", "sent"];

/** Returns all stored forms, and deletes expired records of sent ones. */
export async function storedForms(): Promise<StoredForm[]> {
  const forms = await (await database()).getAll("forms");
  // times are in the future if the clock was set back
  const isExpired = (form: StoredForm) =>
    form.state === "sent" && Math.abs(Date.now() - form.at) > LISTED_FOR_MS;
  for (const { id } of forms.filter(isExpired)) await removeForm(id);
  return forms
    .filter((form) => !isExpired(form))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

export async function findForm(id: string): Promise<StoredForm | undefined> {
  return (await database()).get("forms", id);
}

/** @throws if the outbox is full */
export async function storeForm(form: StoredForm): Promise<void> {
  const db = await database();
  const others = (await db.getAll("forms")).filter(({ id }) => id !== form.id);
  const sent = others.filter((other) => other.state === "sent");
  const isFull = others.length - sent.length >= MAX_FORMS;
  if (form.state !== "sent" && isFull) throw new Error("the outbox is full");
  await db.put("forms", form);
  // deletes the oldest records of sent forms
  const newestFirst = [...sent].sort((a, b) => b.at - a.at);
  for (const { id } of newestFirst.slice(MAX_FORMS)) await db.delete("forms", id);
}

export async function removeForm(id: string): Promise<void> {
  await (await database()).delete("forms", id);
}

/**
 * Hash of path and fields without the token: equal posts get equal ids. The fields include the
 * submission key.
 */
export async function idOf(path: string, fields: Fields): Promise<string> {
  const fieldsWithoutToken = fields.filter(([name]) => name !== CSRF_FIELD);
  const bytes = new TextEncoder().encode(JSON.stringify([path, fieldsWithoutToken]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
