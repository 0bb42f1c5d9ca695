import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Server {
  /** The bucket, as `BACKUP_URL` names it. */
  url: string;
  /** Variables that Amazon's tools read. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** A server in this process that speaks S3, with one bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "setu-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    // s3rver strips a trailing slash from the bucket's address, so the signature no longer matches
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: "backups" }],
  });
  const { port } = await server.run();
  return {
    url: "s3://backups/setu",
    environment: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
