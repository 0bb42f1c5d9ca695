/** A metric in a scrape. */
export interface MetricFamily {
  type: "counter" | "gauge" | "histogram" | "summary";
  samples: Sample[];
}

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const HELP = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/;
const TYPE = /^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary)$/;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.+)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;
/** Numbers as Go reads them, in any case. */
const NUMBER = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/i;

/**
 * Parses Prometheus's text format, version 0.0.4, as strictly as any scraper:
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 *
 * @throws Error with the faulty line
 */
export function readMetrics(text: string): Map<string, MetricFamily> {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const families = new Map<string, MetricFamily>();
  const sampleKeys = new Set<string>();
  let current: { name: string; family?: MetricFamily } | undefined;
  for (const line of text.split("\n").filter((one) => one !== "")) {
    const help = HELP.exec(line)?.[1];
    const [, typedName, type] = TYPE.exec(line) ?? [];
    if (help) {
      if (families.has(help)) throw new Error(`twice: ${line}`);
      current = { name: help };
    } else if (typedName) {
      if (typedName !== current?.name || current.family) throw new Error(`no help before: ${line}`);
      current.family = { type: type as MetricFamily["type"], samples: [] };
      families.set(typedName, current.family);
    } else {
      const sample = readSample(line);
      if (!current?.family || !isSampleOf(sample.name, current.name, current.family.type)) {
        throw new Error(`no type before: ${line}`);
      }
      const key = JSON.stringify([sample.name, Object.entries(sample.labels).sort()]);
      if (sampleKeys.has(key)) throw new Error(`twice: ${line}`);
      sampleKeys.add(key);
      current.family.samples.push(sample);
    }
  }
  for (const [name, { type, samples }] of families) {
    if (type === "histogram") checkBuckets(name, samples);
  }
  return families;
}

/** Sum of a metric's samples with these labels; undefined without any. */
export function sumOf(
  families: Map<string, MetricFamily>,
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const family = families.get(name) ?? families.get(name.replace(/_(?:count|sum|bucket)$/, ""));
  const found = (family?.samples ?? []).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

function readSample(line: string): Sample {
  const [, name, labelText = "", value] = SAMPLE.exec(line) ?? [];
  if (!name || !value || !NUMBER.test(value)) throw new Error(`no sample: ${line}`);
  const labels: Record<string, string> = {};
  for (LABEL.lastIndex = 0; LABEL.lastIndex < labelText.length; ) {
    const [, label, text] = LABEL.exec(labelText) ?? [];
    if (label === undefined || text === undefined || label in labels) {
      throw new Error(`labels: ${line}`);
    }
    labels[label] = text;
  }
  return { name, labels, value: Number(value.replace(/inf/i, "Infinity")) };
}

function isSampleOf(sample: string, name: string, type: MetricFamily["type"]): boolean {
  if (type === "histogram") return new RegExp(`^${name}_(?:bucket|sum|count)$`).test(sample);
  if (type === "summary") return new RegExp(`^${name}(?:_sum|_count)?$`).test(sample);
  return sample === name;
}

/** Checks that buckets are cumulative, and that the last one holds everything. */
function checkBuckets(name: string, samples: Sample[]): void {
  const counts = new Map<string, number>();
  for (const { name: sample, labels, value } of samples) {
    const { le, ...others } = labels;
    const key = JSON.stringify(others);
    if (sample.endsWith("_bucket")) {
      if (le === undefined || value < (counts.get(key) ?? 0)) throw new Error(`buckets: ${name}`);
      counts.set(key, value);
    }
    if (sample.endsWith("_count") && counts.get(key) !== value) throw new Error(`count: ${name}`);
  }
}
