// A tus server that only writes files (`bare-tus.ts PORT FOLDER`), for comparison in `uploads.ts`.
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Server } from "@tus/server";
import { DataStore, Upload } from "@tus/utils";

const [port, folder = ""] = process.argv.slice(2);

class Folder extends DataStore {
  readonly #uploads = new Map<string, Upload>();

  override async create(upload: Upload): Promise<Upload> {
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const offset = (await stat(join(folder, id)).catch(() => null))?.size ?? 0;
    return new Upload({ id, size: this.#uploads.get(id)?.size, offset });
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    // durable before it is acknowledged, as the site's parts are
    const file = createWriteStream(join(folder, id), { flags: "a", flush: true });
    await pipeline(bytes, file);
    return offset + file.bytesWritten;
  }
}

const datastore = new Folder();
const server = new Server({
  path: "/request/bare/uploads",
  datastore,
  namingFunction: () => randomUUID(),
});
server.get("/", async () => new Response("ready"));
server.listen(Number(port));
