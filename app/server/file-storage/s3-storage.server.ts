import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FileStorage, StorageTimeout } from "./file-storage";
import { failIfStalled } from "./unless-stalled";

/**
 * Timeouts in milliseconds: for connecting, for a response or a part of an upload, and for each
 * chunk of a download.
 */
const timeouts = {
  briefly: { connectionTimeout: 2_000, requestTimeout: 3_000 },
  long: { connectionTimeout: 10_000, requestTimeout: 120_000 },
};

/**
 * An S3-compatible bucket. Credentials, region and endpoint come from the AWS variables:
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`.
 */
export function s3Storage(url: string, timeout: StorageTimeout): FileStorage {
  const { hostname: Bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const isNotAmazon = Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL);
  const client = new S3Client({
    // only Amazon gives every bucket its own host
    forcePathStyle: isNotAmazon,
    // other services lack the checksums that Amazon added in 2024; backups are read back for
    // checking anyway
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { ...timeouts[timeout], throwOnRequestTimeout: true },
    maxAttempts: timeout === "briefly" ? 2 : 3,
  });
  return {
    async list(folder) {
      const names: string[] = [];
      const Prefix = keyOf(folder);
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: "/" });
      for await (const { Contents = [] } of pages) {
        names.push(...Contents.flatMap(({ Key }) => (Key ? [Key.slice(Prefix.length)] : [])));
      }
      return names.filter((name) => name !== "");
    },
    async put(name, bytes) {
      // uploaded in parts, because the length is unknown; an interrupted upload leaves no file
      await new Upload({
        client,
        queueSize: 1,
        params: { Bucket, Key: keyOf(name), Body: bytes },
      }).done();
    },
    async get(name): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
      if (!Body) throw new Error("The bucket sent no body");
      return failIfStalled(Body as Readable, timeouts[timeout].requestTimeout);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
    close() {
      client.destroy();
    },
  };
}
