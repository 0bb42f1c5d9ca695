import { readFileSync } from "node:fs";
import * as client from "@prometheus-io/client";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { exportRelease, watchQueues } from "~/metrics/process-gauges";
import { scrape } from "~/metrics/scrape";
import { createSiteMetrics } from "~/metrics/site-metrics";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import { JobQueue } from "~/server/job-queue";
import { readMetrics } from "./support/prometheus-text";

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

const rules: Rule[] = parse(readFileSync("ops/alerts.yml", "utf8")).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);

/** Every possible metric with the names of its labels. */
async function labelsByMetric(): Promise<Map<string, Set<string>>> {
  const metrics = createSiteMetrics(client);
  watchQueues(metrics, {
    turns: new JobQueue(),
    hashing: new ConcurrencyLimit({ running: 1, waiting: 1, waitingPerClient: 1 }),
  });
  exportRelease(metrics, { packageFile: "package.json", bundles: [] });
  const answered = () => ({ route: "/", status: 200 });
  await metrics.countRequest("GET", async () => metrics.pageRendered(1), answered);
  metrics.database.waitedToWrite(1, "taken");
  metrics.database.waitedForConnection(1, "taken");
  metrics.limitReached("sign-in");
  const at = new Date();
  const text = await scrape(metrics, {
    at,
    outbox: { waiting: 1, retrying: 1, failed: 1, oldestWaiting: at.toISOString() },
    overdue: { bookings: 1, messages: 1 },
    backups: { newest: at.toISOString(), failures: [] },
  });
  const names = new Map<string, Set<string>>();
  for (const { samples } of readMetrics(text).values()) {
    for (const { name, labels } of samples) names.set(name, new Set(Object.keys(labels)));
  }
  return names;
}

it("lists at least twelve alerts, each with instructions", () => {
  expect(rules.length).toBeGreaterThanOrEqual(12);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const headings = readFileSync("docs/operations.md", "utf8").match(/(?<=^##+ ).+$/gm) ?? [];
  for (const { alert, labels, annotations } of rules) {
    expect(["page", "ticket"], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/\w/);
    const section = /docs\/operations\.md, "(.+)"/.exec(annotations.action)?.[1];
    if (section !== undefined) expect(headings, alert).toContain(section);
    else expect(annotations.action, alert).toMatch(/\w/);
  }
});

it("uses existing metrics and labels in valid PromQL", async () => {
  const known = await labelsByMetric();
  for (const { alert, expr } of rules) {
    const metrics: string[] = [];
    let metric = "";
    parser.parse(expr).iterate({
      enter({ type, from, to }) {
        const text = expr.slice(from, to);
        expect(type.isError, `${alert}: ${text}`).toBe(false);
        if (type.name === "VectorSelector") metric = /^\w+/.exec(text)?.[0] ?? "";
        if (type.name === "VectorSelector") metrics.push(metric);
        if (type.name === "UnquotedLabelMatcher") {
          expect([...(known.get(metric) ?? [])], alert).toContain(/^\w+/.exec(text)?.[0]);
        }
      },
    });
    expect(metrics, alert).not.toEqual([]);
    for (const name of metrics) expect([...known.keys()], alert).toContain(name);
  }
});

it("lets Fly scrape METRICS_PORT, which is not the public port", () => {
  const fly = readFileSync("fly.toml", "utf8");
  const port = /\[metrics\]\s+port = (\d+)\s+path = "\/metrics"/.exec(fly)?.[1];
  expect(fly).toContain(`METRICS_PORT = "${port}"`);
  expect(fly).not.toContain(`internal_port = ${port}`);
});
