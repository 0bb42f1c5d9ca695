import type { Card } from "./paper-card";
import { analysePhoto, type Photo } from "./paper-photo";
import { Transfer, TransferProblem } from "./paper-transfer";

/** The paper to which a file belongs: `item`, `kind`, `whose`, `document`, `position`. */
export type PaperTarget = Record<string, string>;

/** A file on its way, as one page of a document. */
export interface Page {
  file: File;
  card: Card;
  /** Address of an upload that has begun with this file. */
  startedUrl?: string;
  /** Address of an upload that this one replaces. */
  replacedUrl?: string;
  /** False if the legible copy has arrived. */
  wantsLegible: boolean;
}

const photos = new WeakMap<File, Promise<Photo | null>>();

export function photoOf(file: File): Promise<Photo | null> {
  const photo = photos.get(file) ?? analysePhoto(file);
  photos.set(file, photo);
  return photo;
}

let queue = Promise.resolve();

/**
 * Sends pages of one document after the pages that wait already. All are announced first, so that
 * none is forgotten; then their legible copies are sent, then the files.
 */
export function sendPages(address: string, pages: Page[], target: PaperTarget): void {
  const sendings = pages.map((page) => new Sending(page, address, target));
  queue = queue.then(async () => {
    for (const one of sendings) await one.announce();
    for (const one of sendings) await one.sendLegible();
    for (const one of sendings) await one.sendFile();
  });
}

class Sending {
  readonly #metadata: Record<string, string>;
  readonly #file: Transfer;
  #current: Transfer;
  #isOver = false;

  constructor(
    private readonly page: Page,
    private readonly address: string,
    private readonly target: PaperTarget,
  ) {
    const { file, startedUrl } = page;
    this.#metadata = { filename: file.name, uploadKey: newKey() };
    const destination = startedUrl ? { url: startedUrl } : { address };
    this.#file = new Transfer(file, destination, this.#metadata, this.#listener());
    this.#current = this.#file;
    page.card.showActions({
      pause: () => this.#current.pause(),
      resume: () => this.#current.resume(),
      drop: () => {
        this.#isOver = true;
        this.#current.drop();
        this.#file.drop();
      },
    });
  }

  announce(): Promise<void> {
    const { startedUrl, replacedUrl } = this.page;
    return this.#unlessOver(async () => {
      Object.assign(this.#metadata, this.target);
      if (startedUrl) return;
      await this.#file.announce();
      // further pages join the document of the first
      this.target.document = this.#file.document;
      if (replacedUrl) await removeUpload(replacedUrl);
    });
  }

  sendLegible(): Promise<void> {
    const { file, wantsLegible, card } = this.page;
    return this.#unlessOver(async () => {
      const copy = wantsLegible ? (await photoOf(file))?.legible : null;
      if (!copy) return;
      const place = {
        document: this.#file.document || (this.target.document ?? ""),
        position: this.#file.position || (this.target.position ?? ""),
      };
      const metadata = { ...this.#metadata, ...place, copy: "legible", uploadKey: newKey() };
      this.#current = new Transfer(copy, { address: this.address }, metadata, this.#listener());
      try {
        await this.#current.send();
        card.showLegibleArrived();
      } finally {
        this.#current = this.#file;
      }
    });
  }

  sendFile(): Promise<void> {
    return this.#unlessOver(async () => {
      await this.#file.send();
      this.#isOver = true;
      this.page.card.showArrived();
    });
  }

  async #unlessOver(work: () => Promise<void>): Promise<void> {
    if (this.#isOver) return;
    try {
      await work();
    } catch (problem) {
      if (this.#isOver) return;
      this.#isOver = true;
      this.page.card.showRefused(problem instanceof TransferProblem ? problem.message : "failed");
    }
  }

  #listener() {
    const { card } = this.page;
    return {
      progress: (sent: number, all: number) => {
        card.showState("");
        card.showProgress(sent, all);
      },
      broken: () => card.showState(card.texts.broken),
    };
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

const PROTOCOL = { "Tus-Resumable": "1.0.0" };

export async function removeUpload(url: string): Promise<void> {
  // if this fails, the server removes it after a week
  await fetch(url, { method: "DELETE", headers: PROTOCOL }).catch(() => {});
}

/**
 * Compares a file that was chosen again with the bytes that have arrived of an upload.
 *
 * @throws TypeError without a connection
 */
export async function compareWithUpload(
  file: File,
  url: string,
): Promise<"same" | "other" | "gone"> {
  const { ok, headers } = await fetch(url, { method: "HEAD", headers: PROTOCOL });
  if (!ok) return "gone";
  if (Number(headers.get("Upload-Length")) !== file.size) return "other";
  const [bytes, sha256] = (headers.get("Paper-Fingerprint") ?? "").split(" ");
  if (Number(bytes) === 0) return "same";
  const start = await file.slice(0, Number(bytes)).arrayBuffer();
  const hash = await crypto.subtle?.digest("SHA-256", start);
  if (!hash) return "other";
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("") === sha256 ? "same" : "other";
}
