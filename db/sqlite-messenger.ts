import type SqliteDatabase from "better-sqlite3";
import { DatabaseBusyError } from "./busy";
import { Listeners, type Messenger, type OnChange } from "./listeners";
import { topics as allTopics, type Topic, toldTables } from "./topics";

type Sqlite = SqliteDatabase.Database;

/** How often it is asked whether another process has written. */
const POLL_MS = 2_000;

const EVENTS = ["insert", "update", "delete"] as const;

/**
 * Tells of changes to an SQLite file. What this process writes, triggers of its one writing connection
 * tell, which are no part of the file and are laid for the first who listens or asks. What others write (the
 * commands beside the site) moves that connection's `data_version`, which its own commits do not
 * (https://www.sqlite.org/pragma.html#pragma_data_version).
 */
export class SqliteMessenger implements Messenger {
  readonly #listeners = new Listeners();
  readonly #writer: Sqlite;
  /** What the transaction that is open has changed. */
  readonly #uncommitted = new Set<Topic>();
  #isLaid = false;
  #poll: NodeJS.Timeout | undefined;
  #version: unknown;
  #contentCommits = 0;
  #readThisRound: { version: number | undefined } | null = null;
  #readVersion: SqliteDatabase.Statement<[], number> | undefined;

  /** @param onTurn does what needs the writing connection when it is nobody else's */
  constructor(
    writer: Sqlite,
    private readonly onTurn: (work: (writer: Sqlite) => void) => Promise<void>,
  ) {
    this.#writer = writer;
  }

  listen(topics: readonly Topic[], onChange: OnChange): () => void {
    const stop = this.#listeners.add(topics, onChange);
    this.#poll ??= this.#startPolling();
    return () => {
      stop();
      if (this.#listeners.size === 0) this.#stopPolling();
    };
  }

  /** To be called after each commit on the writing connection. */
  committed(): void {
    if (this.#uncommitted.size === 0) return;
    if (this.#uncommitted.has("content")) this.#contentCommits++;
    this.#listeners.tell(this.#uncommitted);
    this.#uncommitted.clear();
  }

  rolledBack(): void {
    this.#uncommitted.clear();
  }

  /** Null until the triggers are laid: before that nobody counts what this process commits. */
  contentStamp(): string | null {
    if (!this.#isLaid) {
      void this.#lay();
      return null;
    }
    return `${this.#contentCommits} ${this.#versionThisRound()}`;
  }

  close(): void {
    this.#listeners.clear();
    this.#stopPolling();
  }

  #startPolling(): NodeJS.Timeout {
    this.#version = undefined;
    this.#look();
    void this.#lay();
    return setInterval(() => {
      void this.#lay();
      this.#look();
    }, POLL_MS).unref();
  }

  #stopPolling(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }

  /** Tried again at each poll while it fails: others may hold the lock for longer than anybody waits. */
  async #lay(): Promise<void> {
    if (this.#isLaid) return;
    try {
      await this.onTurn((writer) => {
        if (this.#isLaid) return;
        layTriggers(writer, (topic) => this.#uncommitted.add(topic));
        this.#isLaid = true;
        // what was committed since `listen` nobody has told
        this.#listeners.tell(allTopics);
      });
    } catch (error) {
      // of one that is closed nobody waits for word, and one without tables has none to tell of
      const isLater = error instanceof DatabaseBusyError || lacksTables(error);
      if (this.#writer.open && !isLater) throw error;
    }
  }

  #look(): void {
    const version = this.#dataVersion();
    if (this.#version !== undefined && version !== this.#version) this.#listeners.tell(allTopics);
    this.#version = version;
  }

  /**
   * Read once a round of the event loop, for all requests that it finds waiting together: to read it takes
   * a lock on the file and gives it back, a tenth of what a kept page takes.
   */
  #versionThisRound(): number | undefined {
    if (this.#readThisRound === null) {
      this.#readThisRound = { version: this.#dataVersion() };
      setImmediate(() => {
        this.#readThisRound = null;
      });
    }
    return this.#readThisRound.version;
  }

  /** Moves when another connection than the writing one has committed. */
  #dataVersion(): number | undefined {
    this.#readVersion ??= this.#writer.prepare<[], number>("pragma data_version").pluck();
    return this.#readVersion.get();
  }
}

/** Whether the migrations are still to come. */
function lacksTables(error: unknown): boolean {
  return error instanceof Error && /^no such table: /.test(error.message);
}

/** Temporary ones: they are this connection's alone, and nothing of them is written to a disk. */
function layTriggers(writer: Sqlite, changed: (topic: Topic) => void): void {
  writer.pragma("temp_store = memory");
  writer.function("changed", (topic: unknown) => {
    changed(topic as Topic);
    return null;
  });
  for (const { table, topic } of toldTables()) {
    for (const event of EVENTS) {
      writer.exec(
        `create temp trigger if not exists "${table}_${event}_told" after ${event} on main."${table}"
         begin select changed('${topic}'); end`,
      );
    }
  }
}
