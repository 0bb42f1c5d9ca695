import { type AddressInfo, createServer, connect as dial } from "node:net";

/** The moment at which the connection drops while a form is posted. */
export type Cut = "before" | "during the answer" | "before the answer" | "never";

export interface CuttingLine {
  origin: string;
  /** Number of cuts so far. */
  cuts: () => number;
  /** Stops cutting. */
  heal(): void;
  close(): void;
}

/**
 * A connection to a web server that drops during posts: before the post arrives, before its answer,
 * or in the middle of its answer.
 *
 * @param chooseCut chooses the cut for each post
 */
export async function cuttingLine(port: number, chooseCut: () => Cut): Promise<CuttingLine> {
  let isWhole = false;
  let cuts = 0;
  const line = createServer((near) => {
    const far = dial(port, "127.0.0.1");
    let cut: Cut = "never";
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on("error", end).on("close", end);
    near.on("data", (data) => {
      if (!isWhole && data.toString("latin1").startsWith("POST ")) {
        cut = chooseCut();
        if (cut !== "never") cuts += 1;
      }
      if (cut === "before") end();
      else far.write(data);
    });
    far.on("data", (data) => {
      if (cut === "during the answer") near.write(data.subarray(0, data.length / 2), end);
      else if (cut === "before the answer") end();
      else near.write(data);
    });
  });
  await new Promise<void>((done) => line.listen(0, "127.0.0.1", done));
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cuts: () => cuts,
    heal: () => {
      isWhole = true;
    },
    close: () => void line.close(),
  };
}
