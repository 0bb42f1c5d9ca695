import { Readable } from "node:stream";

/** Named like the timeout errors of the AWS SDK. */
class StalledError extends Error {
  constructor() {
    super("What was being read stopped in the middle");
    this.name = "TimeoutError";
  }
}

/**
 * Fails if the source sends nothing for `ms` milliseconds. Time that a slow reader takes is not
 * counted.
 *
 * @throws StalledError if nothing arrives in that time
 */
export async function failIfStalled(body: Readable, ms: number): Promise<Readable> {
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
  const stream = Readable.from(valuesFrom(first, next), { objectMode: false });
  return stream.once("close", () => body.destroy());
}

async function* valuesFrom(
  first: IteratorResult<unknown>,
  next: () => Promise<IteratorResult<unknown>>,
) {
  for (let read = first; !read.done; read = await next()) yield read.value;
}
