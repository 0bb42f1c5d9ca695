import { AsyncLocalStorage } from "node:async_hooks";
import type * as Prometheus from "@prometheus-io/client";
import type { Metrics } from "~/server/metrics.server";

/** What the site tells of itself, and the registry that it is kept in until somebody asks. */
export interface SiteMetrics extends Metrics {
  client: typeof Prometheus;
  registry: Prometheus.Registry;
}

/** In seconds, around what a page takes (some 10 ms) and what a family is promised (2 s). */
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/** For the parts of an answer, and for waits; a write is given up after 5 s. */
const PART_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What one request has taken so far, in milliseconds. */
interface Taken {
  database: number;
  drawing: number | null;
}

/**
 * Counters of this process, from now on.
 *
 * Labels have few values each, all of them ours: no address that was asked for, no person, no text.
 */
export function createSiteMetrics(client: typeof Prometheus): SiteMetrics {
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });
  const requests = new client.Counter({
    name: "setu_http_requests_total",
    help: "Requests that were answered.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const inFlight = new client.Gauge({
    name: "setu_http_requests_in_flight",
    help: "Requests that have come and are not answered yet.",
    registers,
  });
  const duration = new client.Histogram({
    name: "setu_http_request_duration_seconds",
    help: "From a request's headers to its answer, ready to be sent.",
    labelNames: ["route", "method"],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const databaseTime = new client.Histogram({
    name: "setu_http_request_database_seconds",
    help: "The part of a request that went by with the database, waits and commits included.",
    labelNames: ["route"],
    buckets: PART_BUCKETS,
    registers,
  });
  const drawingTime = new client.Histogram({
    name: "setu_http_request_render_seconds",
    help: "The part of a request in which React drew its page.",
    labelNames: ["route"],
    buckets: PART_BUCKETS,
    registers,
  });
  const writeWait = new client.Histogram({
    name: "setu_database_write_wait_seconds",
    help: "How long a write waited for others, until it was its turn or it gave up.",
    labelNames: ["outcome"],
    buckets: PART_BUCKETS,
    registers,
  });
  const writersWaiting = new client.Gauge({
    name: "setu_database_writers_waiting",
    help: "Writes that wait for their turn.",
    registers,
  });
  const connectionWait = new client.Histogram({
    name: "setu_database_connection_wait_seconds",
    help: "How long a query waited for a connection to PostgreSQL, until it had one or gave up.",
    labelNames: ["outcome"],
    buckets: PART_BUCKETS,
    registers,
  });
  const limits = new client.Counter({
    name: "setu_limit_refusals_total",
    help: "Refusals because a limit was used up.",
    labelNames: ["scope"],
    registers,
  });
  const takenByRequest = new AsyncLocalStorage<Taken>();
  const tookOfDatabase = (ms: number) => {
    const taken = takenByRequest.getStore();
    if (taken) taken.database += ms;
  };

  return {
    client,
    registry,
    async request(method, answer, about) {
      const started = performance.now();
      const taken: Taken = { database: 0, drawing: null };
      inFlight.inc();
      try {
        await takenByRequest.run(taken, answer);
      } finally {
        inFlight.dec();
        const { route, status } = about();
        requests.inc({ route, method, status });
        duration.observe({ route, method }, seconds(performance.now() - started));
        databaseTime.observe({ route }, seconds(taken.database));
        if (taken.drawing !== null) drawingTime.observe({ route }, seconds(taken.drawing));
      }
    },
    pageDrawn(ms) {
      const taken = takenByRequest.getStore();
      if (taken) taken.drawing = ms;
    },
    limitReached(scope) {
      limits.inc({ scope });
    },
    database: {
      took: tookOfDatabase,
      asksToWrite() {
        writersWaiting.inc();
      },
      waitedToWrite(ms, outcome) {
        writersWaiting.dec();
        writeWait.observe({ outcome }, seconds(ms));
      },
      waitedForConnection(ms, outcome) {
        tookOfDatabase(ms);
        connectionWait.observe({ outcome }, seconds(ms));
      },
    },
  };
}

function seconds(ms: number): number {
  return ms / 1000;
}
