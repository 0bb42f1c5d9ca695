import { LRUCache } from "lru-cache";
import type { Encoding } from "./compression";
import type { KeptPage } from "./kept-page";

/** Some hundreds of pages: all that families ask for, and little beside what the process has. */
const LIMIT_BYTES = 6 * 1024 * 1024;

/** From when to when a page may be shown, in milliseconds of the epoch. */
export interface Span {
  from: number;
  until: number;
}

export interface Kept {
  page: KeptPage;
  span: Span;
}

/** A kept page that was just sent, or of which was said that it is unchanged. */
export interface KeptAnswer extends Kept {
  /** The state of the content that it was drawn from. */
  stamp: number;
  encoding: Encoding | null;
}

interface Counted extends Kept {
  times: number;
}

/** Finished pages of one state of the content; where it moves on, all go. */
export class PageMemory {
  #stamp: number | null = null;
  readonly #pages = new LRUCache<string, Counted>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
  });

  find(key: string, stamp: number, now: number): Kept | null {
    if (stamp !== this.#stamp) return null;
    const kept = this.#pages.get(key);
    // the clock may have been put back
    if (!kept || now < kept.span.from || now >= kept.span.until) return null;
    // the first who comes again pays for all who follow
    if (++kept.times === 1) void kept.page.compressBest();
    return kept;
  }

  keep(key: string, stamp: number, page: KeptPage, span: Span): void {
    if (stamp !== this.#stamp) {
      this.#pages.clear();
      this.#stamp = stamp;
    }
    this.#pages.set(key, { page, span, times: 0 });
  }
}
