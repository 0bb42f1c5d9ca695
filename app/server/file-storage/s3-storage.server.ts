import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FileStorage, Waiting } from "./file-storage";
import { unlessStalled } from "./unless-stalled";

/**
 * In milliseconds: for the connection, and from then on until an answer begins, a part of a file being sent;
 * and where a file is read, for each of its bytes.
 */
const patience = {
  briefly: { connectionTimeout: 2_000, requestTimeout: 3_000 },
  long: { connectionTimeout: 10_000, requestTimeout: 120_000 },
};

/**
 * A bucket of S3 or of whatever speaks its language. Who we are, the region and the address come from
 * the variables that all of Amazon's tools read: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_REGION`, `AWS_ENDPOINT_URL_S3`.
 */
export function s3Storage(url: string, waits: Waiting): FileStorage {
  const { hostname: Bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const isElsewhere = Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL);
  const client = new S3Client({
    // not everybody but Amazon gives each bucket a host of its own
    forcePathStyle: isElsewhere,
    // nor knows the checksums that Amazon added in 2024; what is written is read back anyway
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { ...patience[waits], throwOnRequestTimeout: true },
    maxAttempts: waits === "briefly" ? 2 : 3,
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
      // in parts, for nobody knows the length before the end; an upload that is cut off leaves none
      await new Upload({
        client,
        queueSize: 1,
        params: { Bucket, Key: keyOf(name), Body: bytes },
      }).done();
    },
    async get(name): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
      if (!Body) throw new Error("The bucket has sent nothing");
      return unlessStalled(Body as Readable, patience[waits].requestTimeout);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
    close() {
      client.destroy();
    },
  };
}
