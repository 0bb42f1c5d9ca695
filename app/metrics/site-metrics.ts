import { AsyncLocalStorage } from "node:async_hooks";
import type * as Prometheus from "@prometheus-io/client";
import type { Metrics } from "~/server/metrics.server";

export interface SiteMetrics extends Metrics {
  client: typeof Prometheus;
  registry: Prometheus.Registry;
}

/** Buckets in seconds, around the time for a page (10 ms) and the limit for a booking (2 s). */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/** Seconds; a write gives up after 5. */
const PART_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Milliseconds taken by one request so far. */
interface Timings {
  database: number;
  rendering: number | null;
}

/**
 * Counters of this process.
 *
 * Labels have few values, which we define: never a requested address, a person or a text.
 */
export function createSiteMetrics(client: typeof Prometheus): SiteMetrics {
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });
  const requests = new client.Counter({
    name: "setu_http_requests_total",
    help: "Answered requests.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const inFlight = new client.Gauge({
    name: "setu_http_requests_in_flight",
    help: "Requests not answered yet.",
    registers,
  });
  const duration = new client.Histogram({
    name: "setu_http_request_duration_seconds",
    help: "Time from a request's headers to its complete response.",
    labelNames: ["route", "method"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const databaseTime = new client.Histogram({
    name: "setu_http_request_database_seconds",
    help: "Database time of a request, with waits and commits.",
    labelNames: ["route"],
    buckets: PART_BUCKETS,
    registers,
  });
  const renderingTime = new client.Histogram({
    name: "setu_http_request_render_seconds",
    help: "React's rendering time of a request.",
    labelNames: ["route"],
    buckets: PART_BUCKETS,
    registers,
  });
  const writeWait = new client.Histogram({
    name: "setu_database_write_wait_seconds",
    help: "Time a write waited for its turn, or until it gave up.",
    labelNames: ["outcome"],
    buckets: PART_BUCKETS,
    registers,
  });
  const writersWaiting = new client.Gauge({
    name: "setu_database_writers_waiting",
    help: "Writes waiting for their turn.",
    registers,
  });
  const connectionWait = new client.Histogram({
    name: "setu_database_connection_wait_seconds",
    help: "Time a query waited for a PostgreSQL connection, or until it gave up.",
    labelNames: ["outcome"],
    buckets: PART_BUCKETS,
    registers,
  });
  const limits = new client.Counter({
    name: "setu_limit_refusals_total",
    help: "Requests refused by a rate limit.",
    labelNames: ["scope"],
    registers,
  });
  const takenByRequest = new AsyncLocalStorage<Timings>();
  const addDatabaseTime = (ms: number) => {
    const taken = takenByRequest.getStore();
    if (taken) taken.database += ms;
  };

  return {
    client,
    registry,
    async countRequest(method, answer, outcomeOf) {
      const startedAt = performance.now();
      const taken: Timings = { database: 0, rendering: null };
      inFlight.inc();
      try {
        await takenByRequest.run(taken, answer);
      } finally {
        inFlight.dec();
        const { route, status } = outcomeOf();
        requests.inc({ route, method, status });
        duration.observe({ route, method }, seconds(performance.now() - startedAt));
        databaseTime.observe({ route }, seconds(taken.database));
        if (taken.rendering !== null) renderingTime.observe({ route }, seconds(taken.rendering));
      }
    },
    pageRendered(ms) {
      const taken = takenByRequest.getStore();
      if (taken) taken.rendering = ms;
    },
    limitReached(scope) {
      limits.inc({ scope });
    },
    database: {
      recordQueryTime: addDatabaseTime,
      asksToWrite() {
        writersWaiting.inc();
      },
      waitedToWrite(ms, outcome) {
        writersWaiting.dec();
        writeWait.observe({ outcome }, seconds(ms));
      },
      waitedForConnection(ms, outcome) {
        addDatabaseTime(ms);
        connectionWait.observe({ outcome }, seconds(ms));
      },
    },
  };
}

function seconds(ms: number): number {
  return ms / 1000;
}
