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

/** Sends a body in chunks of this many bytes, and parses the bytes that are read as a form. */
async function readForm(body: string, chunkSize: number, room: Partial<typeof AMPLE> = {}) {
  const { upload, form, limit } = { ...AMPLE, ...room };
  const bytes = new TextEncoder().encode(body);
  let sentBytes = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sentBytes >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sentBytes, sentBytes + chunkSize));
      sentBytes += chunkSize;
    },
  });
  const request = new Request("http://localhost/", {
    method: "POST",
    body: stream,
    headers: { "Content-Type": TYPE },
    duplex: "half",
  } as RequestInit);
  let isCutForRoom = false;
  const shares = {
    share: shareOf(upload),
    spare: shareOf(form),
    onFileCut: () => {
      isCutForRoom = true;
    },
  };
  const result = await readBody(request, limit, shares, partSeparator(TYPE));
  if (typeof result === "string") return result;
  const fields = await new Response(result, { headers: { "Content-Type": TYPE } }).formData();
  return Object.assign(fields, { isCutForRoom });
}

const AMPLE = { upload: 1e9, form: 1e9, limit: LIMIT };
const shareOf = (bytes: number) =>
  new BytesInFlight({ total: bytes, ofNetworks: [], smallShare: 0 }).shareOf([]);

describe("a part over the limit", () => {
  it("is cut if it is a file; the other fields are read, whatever the chunks' size", async () => {
    for (const bytes of [900, 990, 5000]) {
      for (let chunkSize = 1; chunkSize < 1300; chunkSize += 61) {
        const form = await readForm(text("a", "1") + file(bytes) + text("b", "ক") + END, chunkSize);
        if (typeof form === "string") throw new Error(`${form} at ${chunkSize}`);
        expect([form.get("a"), form.get("b")]).toEqual(["1", "ক"]);
        expect((form.get("file") as File).size).toBeGreaterThan(0);
      }
    }
  });

  it("is cut when the limit falls within a separator", async () => {
    const before = text("a", "1").length + file(0).length - 2;
    for (let offset = 0; offset < 13; offset++) {
      const form = await readForm(
        text("a", "1") + file(LIMIT - before - offset) + text("b", "2") + END,
        LIMIT,
      );
      if (typeof form === "string") throw new Error(`${form}, ${offset}`);
      expect(form.get("b")).toBe("2");
    }
  });

  it.each([
    ["if it is a text, not a file", text("a", "x".repeat(2000)) + END],
    ["if a second file follows", file(2000) + file(70_000) + END],
    ["if the form is incomplete", file(5000)],
  ])("is refused %s", async (_, body) => {
    expect(await readForm(body, 512)).toBe("tooLarge");
  });
});

describe("file for which no memory is left", () => {
  it("is cut, and the fields around it are read, whatever the chunks' size", async () => {
    for (const upload of [0, 40, 300]) {
      for (let chunkSize = 1; chunkSize < 600; chunkSize += 61) {
        const body = text("a", "1") + file(900) + text("b", "ক") + END;
        const form = await readForm(body, chunkSize, { upload });
        if (typeof form === "string") throw new Error(`${form} at ${chunkSize}`);
        expect([form.get("a"), form.get("b"), form.isCutForRoom]).toEqual(["1", "ক", true]);
        expect((form.get("file") as File).size).toBeLessThan(900);
      }
    }
  });

  it("is refused if the forms' memory is full too", async () => {
    const body = text("a", "1") + file(900) + END;
    expect(await readForm(body, 60, { upload: 50, form: 50 })).toBe("busy");
  });

  it("uses only one form's share of the forms' memory", async () => {
    // together more than the 64 KB of one form
    const texts = Array.from({ length: 90 }, (_, at) => text(`t${at}`, "x".repeat(900)));
    const body = texts.join("") + file(900) + END;
    expect(await readForm(body, 1000, { limit: 1e9 })).toMatchObject({ isCutForRoom: false });
    expect(await readForm(body, 1000, { upload: 0, limit: 1e9 })).toBe("busy");
  });
});
