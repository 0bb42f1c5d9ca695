import type { FileStorage, StorageTimeout } from "./file-storage";

/** @param url `file:` and a folder, or `s3://bucket/prefix` */
export async function openStorage(
  url: string,
  timeout: StorageTimeout = "long",
): Promise<FileStorage> {
  // imported here, so that only the needed library is loaded
  if (url.startsWith("s3:")) return (await import("./s3-storage.server")).s3Storage(url, timeout);
  return (await import("./folder-storage.server")).folderStorage(url);
}

const uploadStorages = new Map<string, Promise<FileStorage>>();

/** Opens the storage of uploads; later calls return the same storage. */
export function openUploadStorage(url: string): Promise<FileStorage> {
  const storage = uploadStorages.get(url) ?? openStorage(url, "briefly");
  uploadStorages.set(url, storage);
  return storage;
}
