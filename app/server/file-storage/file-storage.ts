import type { Readable } from "node:stream";

/** File storage: a folder, or a bucket below a prefix. */
export interface FileStorage {
  /**
   * File names in a folder.
   *
   * @param folder ends with a slash; empty for the root
   */
  list(folder: string): Promise<string[]>;
  /** Writes a file atomically; replaces an existing one. */
  put(name: string, bytes: Readable): Promise<void>;
  /** @throws Error if it does not exist */
  get(name: string): Promise<Readable>;
  /** Removes a file if it exists. */
  remove(name: string): Promise<void>;
  close(): void;
}

/** `briefly`: seconds, because a person waits for a page. `long`: up to minutes, for background work. */
export type StorageTimeout = "briefly" | "long";
