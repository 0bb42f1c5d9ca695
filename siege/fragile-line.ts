import { createServer, connect as dial, type Socket } from "node:net";
import { atTheEnd } from "./workplace";

/** `whole` passes everything on, `cut` ends what is open and takes nothing, `hung` lets nothing through. */
export type LineState = "whole" | "cut" | "hung";

export interface FragileLine {
  /** The database's URL through this line. */
  url: string;
  become: (state: LineState) => void;
}

/** What lies between a server and its database, and fails as networks do. */
export async function fragileLine(databaseUrl: string): Promise<FragileLine> {
  const there = new URL(databaseUrl);
  const open = new Set<Socket>();
  let state: LineState = "whole";
  const exchange = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = dial(Number(there.port), there.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      // what was sent into a line that hangs is gone
      from.on("data", (bytes) => state === "whole" && to.write(bytes));
    }
  });
  await new Promise<void>((done) => exchange.listen(0, "127.0.0.1", done));
  const address = exchange.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  atTheEnd(() => {
    for (const socket of open) socket.destroy();
    exchange.close();
  });
  return {
    url: url.href,
    become(next) {
      // a connection that hung has lost bytes, and can be used no more
      if (next === "cut" || state === "hung") for (const socket of open) socket.destroy();
      state = next;
    },
  };
}
