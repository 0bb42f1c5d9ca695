import { describe, expect, it, vi } from "vitest";
import { BusyError } from "./busy";
import { ConcurrencyLimit } from "./concurrency-limit";
import { JobQueue } from "./job-queue";

/** Jobs that run until the test ends them. */
function jobs(limit: ConcurrencyLimit) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (client: string, name: string) =>
    limit.run(client, async () => {
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, start, end };
}

it("limits concurrent work and serves clients in turn", async () => {
  const { started, start, end } = jobs(
    new ConcurrencyLimit({ running: 1, waiting: 10, waitingPerClient: 5 }),
  );
  const all = [start("a", "a1"), start("a", "a2"), start("a", "a3"), start("b", "b1")];
  expect(started).toEqual(["a1"]);
  await end("a1");
  await end("a2");
  expect(started).toEqual(["a1", "a2", "b1"]);
  await end("b1");
  await end("a3");
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
});

it("refuses work when the queue of one client or of all is full", async () => {
  const { start, end } = jobs(
    new ConcurrencyLimit({ running: 1, waiting: 3, waitingPerClient: 2 }),
  );
  const accepted = [start("a", "a1"), start("a", "a2"), start("a", "a3")];
  await expect(start("a", "a4")).rejects.toThrow(BusyError);
  accepted.push(start("b", "b1"));
  await expect(start("c", "c1")).rejects.toThrow(BusyError);
  for (const name of ["a1", "a2", "b1", "a3"]) await end(name);
  await Promise.all(accepted);
  // the queue accepts work again, and the refused work left no entries in it
  const nextJob = start("c", "c2");
  await end("c2");
  expect(await nextJob).toBe("c2");
});

it("passes its slot on after a failure", async () => {
  const limit = new ConcurrencyLimit({ running: 1, waiting: 1, waitingPerClient: 1 });
  const failing = limit.run("a", async () => {
    throw new Error("broken");
  });
  const next = limit.run("b", async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

describe("turns of the job queue", () => {
  it("let the event loop run between two jobs, and serve clients in turn", async () => {
    const queue = new JobQueue();
    const order: string[] = [];
    const rounds = (async () => {
      for (let round = 0; round < 5; round++) {
        await new Promise(setImmediate);
        order.push("round");
      }
    })();
    const work = (client: string, name: string) =>
      queue.run(client, async () => {
        order.push(name);
      });
    await Promise.all([work("a", "a1"), work("a", "a2"), work("a", "a3"), work("b", "b1"), rounds]);
    expect(order.filter((name) => name !== "round")).toEqual(["a1", "a2", "b1", "a3"]);
    expect(order.join(" ")).not.toMatch(/[ab]\d [ab]\d/);
  });

  it("are released while a job waits", async () => {
    const queue = new JobQueue();
    let end = () => {};
    const waiting = queue.run("a", () => new Promise<void>((resolve) => (end = resolve)));
    expect(await queue.run("a", async () => "done")).toBe("done");
    end();
    await waiting;
    expect(await queue.run("a", async () => "again")).toBe("again");
  });

  it("go to the next job while a job waits and the event loop is free", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const queue = new JobQueue();
      void queue.run("a", () => new Promise<never>(() => {}));
      const next = queue.run("a", async () => "done");
      // a query over the network takes far longer than 3 ms, and a booking makes ten queries
      vi.advanceTimersByTime(3);
      expect(await next).toBe("done");
    } finally {
      vi.useRealTimers();
    }
  });

  it("continue after a job fails", async () => {
    const queue = new JobQueue();
    const failing = queue.run("a", async () => {
      throw new Error("broken");
    });
    const next = queue.run("a", async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });
});
