import pg from "pg";
import { Listeners, type Messenger, type OnChange } from "../listeners";
import { topics as allTopics, type Topic } from "../topics";
import { oneForAll } from "./one-for-all";

/** Of one database (https://www.postgresql.org/docs/current/sql-notify.html). */
export const CHANNEL = "setu_changes";

/** Asks for the stamp of the content as of the last commit; no row before its triggers are laid. */
export const CONTENT_STAMP = "select stamp from content_stamps where name = 'content'";

/** How often the line is tried, and how late word comes at most while there is none. */
const POLL_MS = 15_000;
/** Where no answer has come by then, the line hangs. */
const ANSWER_MS = 5_000;
const FIRST_PAUSE_MS = 250;

interface MessengerOptions {
  pollMs?: number;
  answerMs?: number;
  /** Hears of each connection that ended by itself, by its code. */
  onLost?: ((code: string) => void) | undefined;
  /** Reads the stamp of the content, where anybody wants to know it. */
  readStamp?: () => Promise<string | null>;
}

/**
 * Tells of what a PostgreSQL server notifies of, on a connection of its own, which is there while
 * somebody listens. At every poll the server is asked whether it still holds this listener: what it
 * sent before has then arrived, too, for a connection keeps the order. Where there is no connection, or
 * a new one, or the server knows nothing of a listener (a pooler stands between), anything may have changed.
 */
export class PostgresMessenger implements Messenger {
  readonly #listeners = new Listeners();
  readonly #pollMs: number;
  readonly #answerMs: number;
  readonly #onLost: (code: string) => void;
  readonly #readStamp: () => Promise<string | null>;
  #client: pg.Client | null = null;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(
    private readonly url: string,
    {
      pollMs = POLL_MS,
      answerMs = ANSWER_MS,
      onLost = () => {},
      readStamp = async () => null,
    }: MessengerOptions = {},
  ) {
    this.#pollMs = pollMs;
    this.#answerMs = answerMs;
    this.#onLost = onLost;
    this.#readStamp = oneForAll(readStamp);
  }

  /** Read from the database, not heard: word comes a moment after the commit, or not at all. */
  contentStamp(): Promise<string | null> {
    return this.#readStamp();
  }

  listen(topics: readonly Topic[], onChange: OnChange): () => void {
    const stop = this.#listeners.add(topics, onChange);
    if (!this.#poll) this.#start();
    return () => {
      stop();
      if (this.#listeners.size === 0) this.#end();
    };
  }

  close(): void {
    this.#listeners.clear();
    this.#end();
  }

  #start(): void {
    this.#poll = setInterval(() => void this.#check(), this.#pollMs);
    this.#poll.unref();
    this.#pauseMs = FIRST_PAUSE_MS;
    void this.#connect();
  }

  #end(): void {
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    this.#poll = undefined;
    this.#retry = undefined;
    this.#drop(this.#client);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.#answerMs,
      query_timeout: this.#answerMs,
      keepAlive: true,
      application_name: "setu-listens",
    });
    this.#client = client;
    client.on("notification", ({ payload }) => {
      this.#listeners.tell(allTopics.filter((topic) => topic === payload));
    });
    client.on("error", (error: Error & { code?: string }) => this.#lose(client, error.code));
    client.on("end", () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#pauseMs = FIRST_PAUSE_MS;
      if (this.#client === client) this.#listeners.tell(allTopics);
    } catch {
      this.#lose(client, "UNREACHABLE");
    }
  }

  async #check(): Promise<void> {
    const client = this.#client;
    // while it is being connected anew
    if (!client) return this.#listeners.tell(allTopics);
    try {
      const { rows } = await client.query("select pg_listening_channels() as channel");
      if (!rows.some(({ channel }) => channel === CHANNEL)) this.#lose(client, "FORGOTTEN");
    } catch {
      this.#lose(client, "HUNG");
    }
  }

  /** Once for each connection: an error is followed by its end. */
  #lose(client: pg.Client, code = "ENDED"): void {
    if (this.#client !== client) return;
    this.#drop(client);
    this.#onLost(code);
    this.#listeners.tell(allTopics);
    this.#retry = setTimeout(() => void this.#connect(), this.#pauseMs);
    this.#retry.unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, this.#pollMs);
  }

  #drop(client: pg.Client | null): void {
    if (this.#client === client) this.#client = null;
    // of one that hangs nobody waits for the end
    client?.end().catch(() => {});
  }
}
