import { describe, expect, it } from "vitest";
import { BytesInFlight } from "./bytes-in-flight";
import { partSeparator } from "./cut-upload";
import { readBody } from "./request-body";

const TYPE = "multipart/form-data; boundary=----words";
const LIMIT = 1000;
const part = (headers: string, content: string) =>
  `------words\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const text = (name: string, content: string) => part(`name="${name}"`, content);
const file = (bytes: number) => part(`name="file"; filename="a.jpg"`, "x".repeat(bytes));
const END = "------words--\r\n";

/** Sends a body in pieces of so many bytes, and reads what is kept of it as a form. */
async function kept(body: string, pieces: number) {
  const bytes = new TextEncoder().encode(body);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + pieces));
      sent += pieces;
    },
  });
  const request = new Request("http://localhost/", {
    method: "POST",
    body: stream,
    headers: { "Content-Type": TYPE },
    duplex: "half",
  } as RequestInit);
  const room = new BytesInFlight({ total: 1e9, perClient: 1e9 }).shareOf("somebody");
  const read = await readBody(request, LIMIT, room, partSeparator(TYPE));
  if (typeof read === "string") return read;
  return new Response(read, { headers: { "Content-Type": TYPE } }).formData();
}

describe("a file that goes over the limit", () => {
  it("is cut, and what stands before and after it is kept, however the pieces fall", async () => {
    for (const bytes of [900, 990, 5000]) {
      for (let pieces = 1; pieces < 1300; pieces += 61) {
        const form = await kept(text("a", "1") + file(bytes) + text("b", "ক") + END, pieces);
        if (typeof form === "string") throw new Error(`${form} at ${pieces}`);
        expect([form.get("a"), form.get("b")]).toEqual(["1", "ক"]);
        expect((form.get("file") as File).size).toBeGreaterThan(0);
      }
    }
  });

  it("is cut where the limit falls within a separator", async () => {
    const before = text("a", "1").length + file(0).length - 2;
    for (let into = 0; into < 13; into++) {
      const form = await kept(
        text("a", "1") + file(LIMIT - before - into) + text("b", "2") + END,
        LIMIT,
      );
      if (typeof form === "string") throw new Error(`${form}, ${into}`);
      expect(form.get("b")).toBe("2");
    }
  });

  it.each([
    ["a text over the limit", text("a", "x".repeat(2000)) + END],
    ["a second file after it", file(2000) + file(70_000) + END],
    ["a form without an end", file(5000)],
  ])("is refused: %s", async (_, body) => {
    expect(await kept(body, 512)).toBe("tooLarge");
  });
});
