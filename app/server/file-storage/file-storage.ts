import type { Readable } from "node:stream";

/** Where backups lie: a folder, or the part of a bucket below a prefix. */
export interface FileStorage {
  /**
   * The names of the files in a folder, without it.
   *
   * @param folder with its slash; empty for the target itself
   */
  list(folder: string): Promise<string[]>;
  /** Writes a file under a name, whole or not at all; one that is there is replaced. */
  put(name: string, bytes: Readable): Promise<void>;
  /** @throws Error where there is none */
  get(name: string): Promise<Readable>;
  /** Removes a file; nothing where there is none. */
  remove(name: string): Promise<void>;
  close(): void;
}

/** For a store that hangs: a few seconds where somebody waits for a page, minutes for what runs by night. */
export type Waiting = "briefly" | "long";
