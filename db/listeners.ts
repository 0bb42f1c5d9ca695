import type { Topic } from "./topics";

/** Hears that something of these topics has changed, or may have; it must not throw. */
export type OnChange = (topics: ReadonlySet<Topic>) => void;

/** What brings word of changes to a database, whoever made them. */
export interface Messenger {
  /** @returns what ends it; called again it does nothing */
  listen(topics: readonly Topic[], onChange: OnChange): () => void;
  /**
   * What moves whenever what the public pages show may have changed, and not else, as of a moment
   * after the call; null while nobody can say. It holds for this process alone.
   */
  contentStamp(): string | null | Promise<string | null>;
  /** Ends all listening. */
  close(): void;
}

interface Listener {
  topics: ReadonlySet<Topic>;
  onChange: OnChange;
  untold: Set<Topic>;
}

/** A burst of changes is told once, so long after its first. */
const TOGETHER_MS = 100;

/** Those who listen, and what they have not been told yet. */
export class Listeners {
  readonly #listening = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#listening.size;
  }

  /** What changed while somebody made ready to listen nobody has told: all may be new to who comes. */
  add(topics: readonly Topic[], onChange: OnChange): () => void {
    const listener = { topics: new Set(topics), onChange, untold: new Set(topics) };
    this.#listening.add(listener);
    this.#soon();
    return () => {
      this.#listening.delete(listener);
      if (this.#listening.size === 0) this.#rest();
    };
  }

  tell(changed: Iterable<Topic>): void {
    for (const topic of changed) {
      for (const { topics, untold } of this.#listening) if (topics.has(topic)) untold.add(topic);
    }
    if ([...this.#listening].some(({ untold }) => untold.size > 0)) this.#soon();
  }

  clear(): void {
    this.#listening.clear();
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => this.#tellNow(), TOGETHER_MS).unref();
  }

  #tellNow(): void {
    this.#timer = undefined;
    for (const listener of [...this.#listening]) {
      const told = listener.untold;
      if (told.size === 0 || !this.#listening.has(listener)) continue;
      listener.untold = new Set();
      listener.onChange(told);
    }
  }
}
