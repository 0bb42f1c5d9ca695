import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { cookiesOf } from "./people";
import type { Server } from "./site-process";
import { type OpenFamily, openFamilyPage } from "./writing-families";

/** Begins like a JPEG, so that it is taken for a picture; the rest is random. */
export function randomPicture(bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
    randomBytes(bytes),
  ]);
}

/** A file that a family sends by tus (https://tus.io/protocols/resumable-upload), with cuts. */
export class Upload {
  /** Address that the server gave to it; null before. */
  uploadPath: string | null = null;
  /** Bytes that the server has acknowledged. */
  acknowledged = 0;
  /** Bytes of bodies that were sent. */
  sent = 0;
  /** Acknowledged bytes that the server had lost when it was asked again. */
  lost = 0;
  readonly sha256: string;

  constructor(
    readonly family: OpenFamily,
    readonly bytes: Buffer,
  ) {
    this.sha256 = createHash("sha256").update(bytes).digest("hex");
  }

  get isDone(): boolean {
    return this.acknowledged === this.bytes.byteLength;
  }

  /** Announces the file, unless the server knows it. @throws Error if the server refuses or is gone */
  async begin(site: Server): Promise<void> {
    if (this.uploadPath) return;
    const { reference } = this.family;
    const answer = await this.#ask(site, `/request/${reference}/uploads`, {
      method: "POST",
      headers: {
        "Upload-Length": String(this.bytes.byteLength),
        "Upload-Metadata": metadata({
          filename: "passport.jpg",
          kind: "passport",
          uploadKey: this.sha256,
        }),
      },
    });
    const location = answer.headers.get("Location");
    if (answer.status !== 201 || !location) throw new Error(`not begun: ${answer.status}`);
    this.uploadPath = new URL(location, site.origin).pathname;
  }

  /** Asks the server from which byte to resume. */
  async readOffset(site: Server): Promise<void> {
    const answer = await this.#ask(site, this.uploadPath ?? "", { method: "HEAD" });
    const offset = Number(answer.headers.get("Upload-Offset"));
    if (answer.status !== 200) throw new Error(`asked: ${answer.status}`);
    this.lost += Math.max(0, this.acknowledged - offset);
    this.acknowledged = offset;
  }

  /**
   * Sends the bytes that the server has not acknowledged yet.
   *
   * @param cutAfter bytes after which the line breaks
   * @param pauseMs pause after each 16 KiB, for a slow line
   */
  send(site: Server, cutAfter = Number.POSITIVE_INFINITY, pauseMs = 0): Promise<void> {
    const { origin } = site;
    const rest = this.bytes.subarray(this.acknowledged);
    return new Promise((resolve, reject) => {
      const post = request(new URL(this.uploadPath ?? "", origin), {
        method: "PATCH",
        headers: {
          ...this.#headers(origin),
          "Content-Type": "application/offset+octet-stream",
          "Content-Length": rest.byteLength,
          "Upload-Offset": this.acknowledged,
        },
      });
      post.once("error", reject);
      post.once("response", (answer) => {
        answer.resume();
        if (answer.statusCode !== 204) return reject(new Error(`sent: ${answer.statusCode}`));
        this.acknowledged = Number(answer.headers["upload-offset"]);
        resolve();
      });
      void this.#write(post, rest, cutAfter, pauseMs).catch(reject);
    });
  }

  async #write(post: ReturnType<typeof request>, rest: Buffer, cutAfter: number, pauseMs: number) {
    for (let at = 0; at < rest.byteLength && !post.destroyed; at += CHUNK_BYTES) {
      if (at >= cutAfter) {
        post.destroy(new Error("The line is cut"));
        return;
      }
      const chunk = rest.subarray(at, at + CHUNK_BYTES);
      await new Promise((done) => post.write(chunk, done));
      this.sent += chunk.byteLength;
      if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
    }
    post.end();
  }

  async #ask({ origin }: Server, path: string, init: RequestInit): Promise<Response> {
    const headers = { ...this.#headers(origin), ...(init.headers as Record<string, string>) };
    const signal = AbortSignal.timeout(15_000);
    return fetch(new URL(path, origin), { ...init, headers, redirect: "manual", signal });
  }

  #headers(origin: string): Record<string, string> {
    const { visitor, address } = this.family;
    return {
      "Tus-Resumable": "1.0.0",
      Origin: origin,
      Cookie: cookiesOf(visitor),
      "Fly-Client-IP": address,
    };
  }
}

const CHUNK_BYTES = 16 * 1024;

/** A family's new upload of random bytes. */
export async function newUpload(site: Server, bytes: number): Promise<Upload> {
  return new Upload(await openFamilyPage(site), randomPicture(bytes));
}

function metadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");
}
