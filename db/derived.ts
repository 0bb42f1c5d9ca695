import { contentStamp } from "./changes";
import type { Database } from "./connection.server";
import type { Schema } from "./schema";

/** One kind of content, or `content`: all that the public pages show. */
type Stamped = Schema["content_stamps"]["name"];

/** Remembered for one database: a process that tests run may have several open. */
const remembered = new WeakMap<Database, Map<Stamped, Known>>();

interface Known {
  stamp: number | string;
  values: Map<string, Promise<unknown>>;
}

/** How many values of one kind are kept; beyond it the oldest goes. */
const MAX_VALUES = 500;

/**
 * What is costly to derive from a kind of content (a count, an average), derived anew only after
 * that content has changed, whoever changed it: triggers move its stamp. Several readers get the same value.
 *
 * @param key names the value among those of its kind, filters included
 */
export async function derived<Value>(
  db: Database,
  kind: Stamped,
  key: string,
  derive: () => Promise<Value>,
): Promise<Value> {
  const stamp = kind === "content" ? await contentStamp(db) : await stampOf(db, kind);
  if (stamp === null) return derive();
  const { values } = knownOf(db, kind, stamp);
  const known = values.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const value = derive();
  if (values.size >= MAX_VALUES) values.delete(values.keys().next().value ?? key);
  values.set(key, value);
  value.catch(() => values.delete(key));
  return value;
}

async function stampOf(db: Database, kind: Stamped): Promise<number> {
  const { stamp } = await db
    .selectFrom("content_stamps")
    .select("stamp")
    .where("name", "=", kind)
    .executeTakeFirstOrThrow();
  return stamp;
}

function knownOf(db: Database, kind: Stamped, stamp: Known["stamp"]): Known {
  const kinds = remembered.get(db) ?? new Map<Stamped, Known>();
  remembered.set(db, kinds);
  const known = kinds.get(kind);
  if (known?.stamp === stamp) return known;
  const fresh = { stamp, values: new Map() };
  kinds.set(kind, fresh);
  return fresh;
}
