import type { FileStorage, Waiting } from "./file-storage";

/** @param url `file:` and a folder, or `s3://bucket/prefix` */
export async function openStorage(url: string, waits: Waiting = "long"): Promise<FileStorage> {
  // imported here, so that only the needed library is loaded
  if (url.startsWith("s3:")) return (await import("./s3-storage.server")).s3Storage(url, waits);
  return (await import("./folder-storage.server")).folderStorage(url);
}

const uploads = new Map<string, Promise<FileStorage>>();

/** Opens the storage of uploads; later calls return the same storage. */
export function uploadsAt(url: string): Promise<FileStorage> {
  const known = uploads.get(url) ?? openStorage(url, "briefly");
  uploads.set(url, known);
  return known;
}
