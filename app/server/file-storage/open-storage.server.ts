import type { FileStorage, Waiting } from "./file-storage";

/** @param url `file:` and a folder, or `s3://bucket/prefix` */
export async function openStorage(url: string, waits: Waiting = "long"): Promise<FileStorage> {
  // each with its library, which the other needs not load
  if (url.startsWith("s3:")) return (await import("./s3-storage.server")).s3Storage(url, waits);
  return (await import("./folder-storage.server")).folderStorage(url);
}
