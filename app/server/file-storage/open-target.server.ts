import type { Target, Waiting } from "./target";

/** @param url `file:` and a folder, or `s3://bucket/prefix` */
export async function openTarget(url: string, waits: Waiting = "long"): Promise<Target> {
  // each with its library, which the other needs not load
  if (url.startsWith("s3:")) return (await import("./s3-target.server")).s3Target(url, waits);
  return (await import("./file-target.server")).fileTarget(url);
}
