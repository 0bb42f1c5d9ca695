import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { eventStreamsOf, stop } from "./shutdown";

test("finishes running requests before it calls `afterwards`", async () => {
  const steps: string[] = [];
  let answer = () => {};
  const requestArrived = new Promise<void>((arrived) => {
    server.on("request", (_request, response) => {
      answer = () => response.end("done");
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const request = fetch(url).then((response) => response.text());
  await requestArrived;
  const stopped = stop({
    server,
    log: () => {},
    onDraining: () => steps.push("draining"),
    afterwards: async () => {
      steps.push("closed");
    },
  });
  expect(steps).toEqual(["draining"]);
  await expect(fetch(url)).rejects.toThrow();
  answer();
  expect(await request).toBe("done");
  await stopped;
  expect(steps).toEqual(["draining", "closed"]);
});

test("cuts off a request that never ends", async () => {
  const stuck = createServer(() => {});
  await new Promise<void>((resolve) => stuck.listen(0, "127.0.0.1", resolve));
  const arrived = new Promise((resolve) => stuck.once("request", resolve));
  const request = fetch(`http://127.0.0.1:${(stuck.address() as AddressInfo).port}/`);
  const rejected = expect(request).rejects.toThrow();
  await arrived;
  const quiet = { log: () => {}, onDraining: () => {}, afterwards: async () => {} };
  await stop({ server: stuck, patienceMs: 10, ...quiet });
  await rejected;
});

test("does not wait for event streams", async () => {
  const streaming = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("data: requests\n\n");
  });
  const endStreams = eventStreamsOf(streaming);
  await new Promise<void>((resolve) => streaming.listen(0, "127.0.0.1", resolve));
  const { port } = streaming.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { Accept: "text/event-stream" },
  });
  const refused = expect(answer.text()).rejects.toThrow();
  const quiet = { log: () => {}, onDraining: () => {}, afterwards: async () => {} };
  // otherwise the stop would wait an hour
  await stop({ server: streaming, endStreams, patienceMs: 3_600_000, ...quiet });
  await refused;
});

const server = createServer();
