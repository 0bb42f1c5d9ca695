import { type DetailedError, Upload } from "tus-js-client";

/** Bytes of one request; the server confirms them together. */
const CHUNK_BYTES = 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000];
/** Pause after all quick retries, unless the connection is back before. */
const WAIT_MS = 15_000;

/** A refused file. The message is the key of the text with the reason; empty for a dropped file. */
export class TransferProblem extends Error {}

export interface TransferListener {
  progress(sent: number, all: number): void;
  /** The connection broke; the transfer resumes by itself. */
  broken(): void;
}

/** Sends one file, and resumes after each lost connection until the whole file has arrived. */
export class Transfer {
  /** Id of the file's document, and its page there; empty until the file is announced. */
  document = "";
  position = "";
  readonly #upload: Upload;
  #isAnnouncing = false;
  #isPaused = false;
  #hasBegun = false;
  #isDropped = false;
  #retryTimer = 0;
  #settle = { resolve: () => {}, reject: (_problem: Error) => {} };

  /**
   * @param to `address` of all uploads, or `url` of one that has begun
   * @param metadata read again when the file is announced
   */
  constructor(
    file: Blob,
    to: { address?: string; url?: string },
    metadata: Record<string, string>,
    listener: TransferListener,
  ) {
    const retry = () => {
      window.removeEventListener("online", retry);
      clearTimeout(this.#retryTimer);
      if (!this.#isPaused) this.#upload.start();
    };
    const problemOrRetry = (error: Error) => {
      const problem = problemOf(error as DetailedError);
      if (problem === null) listener.broken();
      return problem;
    };
    this.#upload = new Upload(file as File, {
      endpoint: to.address,
      uploadUrl: to.url,
      metadata,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      onProgress: (sent, all) => listener.progress(sent, all ?? file.size),
      onAfterResponse: (_request, response) => {
        const [document, position] = (response.getHeader("Paper-Document") ?? "").split(" ");
        if (document && position) Object.assign(this, { document, position });
      },
      onUploadUrlAvailable: () => {
        if (!this.#isAnnouncing) return;
        void this.#upload.abort();
        this.#settle.resolve();
      },
      onShouldRetry: (error) => problemOrRetry(error) === null && navigator.onLine,
      onSuccess: () => this.#settle.resolve(),
      onError: (error) => {
        const problem = problemOrRetry(error);
        if (problem) return this.#settle.reject(new TransferProblem(problem));
        window.addEventListener("online", retry);
        this.#retryTimer = window.setTimeout(retry, WAIT_MS);
      },
    });
  }

  /** Announces the file, without its bytes. @throws TransferProblem */
  async announce(): Promise<void> {
    this.#isAnnouncing = true;
    await this.#begin();
    this.#isAnnouncing = false;
  }

  /** Resolves when the file has arrived. @throws TransferProblem */
  send(): Promise<void> {
    return this.#begin();
  }

  pause(): void {
    this.#isPaused = true;
    clearTimeout(this.#retryTimer);
    void this.#upload.abort();
  }

  resume(): void {
    this.#isPaused = false;
    if (this.#hasBegun) this.#upload.start();
  }

  /** Ends the transfer for good; the server deletes the bytes that have arrived. */
  drop(): void {
    this.pause();
    this.#isDropped = true;
    this.#settle.reject(new TransferProblem(""));
    if (this.#upload.url) void Upload.terminate(this.#upload.url, { retryDelays: RETRY_DELAYS_MS });
  }

  #begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isDropped) return reject(new TransferProblem(""));
      this.#settle = { resolve, reject };
      this.#hasBegun = true;
      if (!this.#isPaused) this.#upload.start();
    });
  }
}

/** The key of a problem's text; null if another attempt may succeed. */
function problemOf({ originalResponse }: DetailedError): string | null {
  const status = originalResponse?.getStatus() ?? 0;
  const answerText = originalResponse?.getBody().trim() ?? "";
  if (status === 501 || status === 507) return answerText;
  if (status < 400 || status >= 500 || status === 409 || status === 423) return null;
  if (/^\w+$/.test(answerText)) return answerText;
  return status === 404 || status === 410 ? "gone" : "failed";
}
