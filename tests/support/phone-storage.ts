/**
 * The part of the Cache API that the worker uses, in memory
 * (https://w3c.github.io/ServiceWorker/#cache-interface).
 */
export class PhoneCaches {
  /** True if every access is refused, as in some private windows. */
  isForbidden = false;
  /** True if the storage is full. */
  isFull = false;
  readonly #caches = new Map<string, PhoneCache>();

  open(name: string): Promise<PhoneCache> {
    return this.#attempt(() => {
      const cache = this.#caches.get(name) ?? new PhoneCache(() => this.isFull);
      this.#caches.set(name, cache);
      return cache;
    });
  }

  /** @param of.cacheName the cache to search; the worker never searches all caches */
  async match(request: RequestInfo, of: { cacheName: string }): Promise<Response | undefined> {
    return (await this.open(of.cacheName)).match(request);
  }

  keys(): Promise<string[]> {
    return this.#attempt(() => [...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return this.#attempt(() => this.#caches.delete(name));
  }

  /** Renames a cache as an older release would have named it. */
  rename(name: string, older: string): void {
    const cache = this.#caches.get(name);
    if (!cache) throw new Error(`no cache ${name}`);
    this.#caches.delete(name);
    this.#caches.set(older, cache);
  }

  async #attempt<Found>(work: () => Found): Promise<Found> {
    if (this.isForbidden) throw new DOMException("storage is forbidden", "SecurityError");
    return work();
  }
}

interface StoredResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

class PhoneCache {
  readonly #pages = new Map<string, StoredResponse>();
  readonly #isFull: () => boolean;

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  async match(request: RequestInfo): Promise<Response | undefined> {
    const found = this.#pages.get(addressOf(request));
    return found && new Response(found.body.slice(0), found);
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    if (this.#isFull()) throw new DOMException("no room", "QuotaExceededError");
    this.#pages.set(addressOf(request), { status, headers: [...headers], body });
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#pages.delete(addressOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#pages.keys()].map((path) => new Request(`http://localhost:3000${path}`));
  }
}

function addressOf(request: RequestInfo): string {
  const { pathname, search } = new URL(
    typeof request === "string" ? request : request.url,
    "http://localhost:3000",
  );
  return pathname + search;
}
