import { Readable } from "node:stream";

/** Named as Amazon's tools name a wait that was too long. */
class StalledError extends Error {
  constructor() {
    super("What was being read stopped in the middle");
    this.name = "TimeoutError";
  }
}

/**
 * What is read from elsewhere, ended with an error once nothing more of it has come for so long. How
 * slowly it is taken from here does not count.
 *
 * @param ms how long to wait for the first bytes, and for each that follow
 * @throws StalledError where nothing of it comes at all
 */
export async function unlessStalled(body: Readable, ms: number): Promise<Readable> {
  const bytes = body[Symbol.asyncIterator]();
  const next = async (): Promise<IteratorResult<unknown>> => {
    const timer = setTimeout(() => body.destroy(new StalledError()), ms);
    try {
      return await bytes.next();
    } finally {
      clearTimeout(timer);
    }
  };
  const first = await next();
  const all = Readable.from(inTurn(first, next), { objectMode: false });
  return all.once("close", () => body.destroy());
}

async function* inTurn(
  first: IteratorResult<unknown>,
  next: () => Promise<IteratorResult<unknown>>,
) {
  for (let read = first; !read.done; read = await next()) yield read.value;
}
