import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files and processes of the siege, removed at its end. */
const folders = new Set<string>();
const children = new Set<ChildProcess>();
const cleanUps: (() => void)[] = [];

/** A temporary folder, removed when the siege ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setu-siege-"));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  // a dying server may still write into it
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  folders.delete(folder);
}

/** Kills the process when the siege ends for any reason. */
export function killAtEnd<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/** Registers a clean-up for anything but child processes. */
export function registerCleanUp(end: () => void): void {
  cleanUps.push(end);
}

/** Ends running processes and removes files; safe in an exit handler. */
export function cleanUp(): void {
  for (const child of children) child.kill("SIGKILL");
  for (const end of cleanUps) end();
  for (const folder of [...folders]) removeFolder(folder);
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
