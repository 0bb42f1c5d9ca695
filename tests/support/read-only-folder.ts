import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Root ignores file modes, so root needs a read-only mount, which not every container allows. */
const isRoot = process.getuid?.() === 0;

/** A read-only folder; for root a view at another path, and the folder itself stays writable. */
export interface ReadOnlyView {
  folder: string;
  end: () => void;
}

export function readOnlyView(folder: string): ReadOnlyView {
  if (!isRoot) {
    setModes(folder, 0o500, 0o400);
    return { folder, end: () => setModes(folder, 0o700, 0o600) };
  }
  const view = mkdtempSync(join(tmpdir(), "setu-read-only-"));
  execFileSync("mount", ["--bind", folder, view], { stdio: "ignore" });
  execFileSync("mount", ["-o", "remount,ro,bind", view], { stdio: "ignore" });
  return {
    folder: view,
    end: () => {
      execFileSync("umount", ["--lazy", view], { stdio: "ignore" });
      rmSync(view, { recursive: true });
    },
  };
}

function setModes(folder: string, folderMode: number, fileMode: number): void {
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), fileMode);
  chmodSync(folder, folderMode);
}

/** True if this machine allows a read-only view. */
export function canShowReadOnly(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "setu-mountable-"));
  try {
    readOnlyView(folder).end();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
