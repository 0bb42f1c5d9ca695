import type { Database } from "./connection.server";
import type { Messenger, OnChange } from "./listeners";
import type { Topic } from "./topics";

/** What both dialects' adapters have besides Kysely's: each bundle finds it on the one object. */
interface TellingAdapter {
  messenger: Messenger;
}

/**
 * Hears of changes to what the topics name (`topics.ts`), whichever process made them, once they are
 * committed; a transaction that is rolled back tells nothing. Nobody has to tell: the tables do.
 *
 * A call says that something may be new, not what, and is to be answered by looking. Changes in quick
 * succession are told together, within a tenth of a second. One comes soon after the start, too, and one
 * after every break of the line to a server. Where word cannot come, one comes every 15 seconds. A
 * change by another process comes within 2 seconds on SQLite.
 *
 * While nobody listens nothing is done; while nothing changes, next to nothing.
 *
 * @param onChange must not throw
 * @returns what ends it; no call comes after that
 */
export function listen(db: Database, topics: readonly Topic[], onChange: OnChange): () => void {
  const { messenger } = db.getExecutor().adapter as unknown as TellingAdapter;
  return messenger.listen(topics, onChange);
}

/**
 * The stamp of all that the public pages show: what was made of it may be shown for as long as it stays
 * the same. Whoever commits a change, in whichever process, moves it with that very commit, so nobody
 * waits for word. On SQLite it costs some microseconds, on PostgreSQL one query for all who ask meanwhile.
 *
 * @returns null while it cannot be told; then nothing that is remembered may be shown
 * @throws what the database throws
 */
export function contentStamp(db: Database): string | null | Promise<string | null> {
  const { messenger } = db.getExecutor().adapter as unknown as TellingAdapter;
  return messenger.contentStamp();
}
