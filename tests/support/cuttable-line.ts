import { createServer, connect as dial, type Socket } from "node:net";

/**
 * `whole` forwards everything, `cut` closes and refuses connections, `hung` accepts connections but
 * drops all data.
 */
type LineState = "whole" | "cut" | "hung";

/** A connection to a server that fails as networks do, or when a certain text is sent. */
export interface CuttableLine {
  /** The server's address through this line. */
  url: string;
  /**
   * Cuts the line the next time this text is sent: before the text arrives, or before its answer
   * arrives.
   */
  cutAt(text: string, when: "undelivered" | "unanswered"): void;
  setState(next: LineState): void;
  close(): Promise<void>;
}

export async function cuttableLine(serverUrl: string): Promise<CuttableLine> {
  const serverAddress = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: LineState = "whole";
  let cut: { text: string; when: "undelivered" | "unanswered" } | null = null;
  const proxy = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = dial(Number(serverAddress.port), serverAddress.hostname);
    const hangUp = () => {
      near.destroy();
      far.destroy();
    };
    let isAnswerLost = false;
    for (const end of [near, far]) {
      sockets.add(end);
      end.on("error", hangUp);
      end.on("close", () => {
        sockets.delete(end);
        hangUp();
      });
    }
    near.on("data", (data) => {
      // data sent into a hung connection is lost
      if (state === "hung") return;
      if (cut && data.includes(cut.text)) {
        isAnswerLost = cut.when === "unanswered";
        cut = null;
        if (!isAnswerLost) return hangUp();
      }
      far.write(data);
    });
    far.on("data", (answer) => {
      if (isAnswerLost) hangUp();
      else if (state === "whole") near.write(answer);
    });
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const address = proxy.address();
  const url = new URL(serverUrl);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    cutAt(text, when) {
      cut = { text, when };
    },
    setState(next) {
      // a hung connection has lost data, so it can no longer be used
      if (next === "cut" || state === "hung") for (const end of sockets) end.destroy();
      state = next;
    },
    async close() {
      for (const end of sockets) end.destroy();
      await new Promise((done) => proxy.close(done));
    },
  };
}
