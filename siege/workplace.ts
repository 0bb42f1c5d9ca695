import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the siege has started and written, so that nothing of it stays. */
const folders = new Set<string>();
const children = new Set<ChildProcess>();
const endings: (() => void)[] = [];

/** A folder of the siege's own; gone when the siege ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setu-siege-"));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  // a server that is just being killed may still write into it
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  folders.delete(folder);
}

/** Has a process ended with the siege, however that ends. */
export function keepTrackOf<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/** For what is no child of the siege's own. */
export function atTheEnd(end: () => void): void {
  endings.push(end);
}

/** Ends what still runs and removes what was written; may be called from an exit handler. */
export function cleanUp(): void {
  for (const child of children) child.kill("SIGKILL");
  for (const end of endings) end();
  for (const folder of [...folders]) removeFolder(folder);
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
