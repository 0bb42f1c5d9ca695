import { describe, expect, it } from "vitest";
import { BytesInFlight } from "./body-room";
import { partSeparator } from "./cut-upload";
import { readBody } from "./request-body";

const TYPE = "multipart/form-data; boundary=----words";
const LIMIT = 1000;
const part = (headers: string, content: string) =>
  `------words\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const text = (name: string, content: string) => part(`name="${name}"`, content);
const file = (bytes: number) => part(`name="file"; filename="a.jpg"`, "x".repeat(bytes));
const END = "------words--\r\n";

/** Sends a body in pieces of this many bytes, and parses the result as a form. */
async function kept(body: string, pieces: number, room: Partial<typeof AMPLE> = {}) {
  const { upload, form, limit } = { ...AMPLE, ...room };
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
  let isCutForRoom = false;
  const given = {
    share: shareOf(upload),
    spare: shareOf(form),
    onFileCut: () => {
      isCutForRoom = true;
    },
  };
  const read = await readBody(request, limit, given, partSeparator(TYPE));
  if (typeof read === "string") return read;
  const fields = await new Response(read, { headers: { "Content-Type": TYPE } }).formData();
  return Object.assign(fields, { isCutForRoom });
}

const AMPLE = { upload: 1e9, form: 1e9, limit: LIMIT };
const shareOf = (bytes: number) =>
  new BytesInFlight({ total: bytes, ofNetworks: [], leftToSmall: 0 }).shareOf([]);

describe("file over the limit", () => {
  it("is cut, and the fields around it are kept, in chunks of any size", async () => {
    for (const bytes of [900, 990, 5000]) {
      for (let pieces = 1; pieces < 1300; pieces += 61) {
        const form = await kept(text("a", "1") + file(bytes) + text("b", "ক") + END, pieces);
        if (typeof form === "string") throw new Error(`${form} at ${pieces}`);
        expect([form.get("a"), form.get("b")]).toEqual(["1", "ক"]);
        expect((form.get("file") as File).size).toBeGreaterThan(0);
      }
    }
  });

  it("is cut when the limit falls within a separator", async () => {
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
    ["an incomplete form", file(5000)],
  ])("is refused: %s", async (_, body) => {
    expect(await kept(body, 512)).toBe("tooLarge");
  });
});

describe("file for which no memory is left", () => {
  it("is cut, and the fields around it are kept, in chunks of any size", async () => {
    for (const upload of [0, 40, 300]) {
      for (let pieces = 1; pieces < 600; pieces += 61) {
        const body = text("a", "1") + file(900) + text("b", "ক") + END;
        const form = await kept(body, pieces, { upload });
        if (typeof form === "string") throw new Error(`${form} at ${pieces}`);
        expect([form.get("a"), form.get("b"), form.isCutForRoom]).toEqual(["1", "ক", true]);
        expect((form.get("file") as File).size).toBeLessThan(900);
      }
    }
  });

  it("is refused if the forms' memory is full too", async () => {
    const body = text("a", "1") + file(900) + END;
    expect(await kept(body, 60, { upload: 50, form: 50 })).toBe("busy");
  });

  it("uses only one form's share of the forms' memory", async () => {
    const texts = Array.from({ length: 90 }, (_, at) => text(`t${at}`, "x".repeat(900)));
    const body = texts.join("") + file(900) + END;
    expect(await kept(body, 1000, { limit: 1e9 })).toMatchObject({ isCutForRoom: false });
    expect(await kept(body, 1000, { upload: 0, limit: 1e9 })).toBe("busy");
  });
});
