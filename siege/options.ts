import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import type { Engine } from "#db/engine";

const allParts = [
  "kills",
  "first-start",
  "mails",
  "availability",
  "fuzz",
  "isolation",
  "fleet",
  "line",
  "uploads",
] as const;
export type Part = (typeof allParts)[number];

/** Amount of each part; every loop is bounded by one of these. */
export interface SiegeOptions {
  parts: readonly Part[];
  /** Databases for `kills`, `first-start` and `uploads`; `fleet` and `line` need PostgreSQL. */
  engines: readonly Engine[];
  /** Seed of everything random, except the timing of processes. */
  seed: number;
  /** SIGKILLs while bookings, or papers, arrive. */
  kills: number;
  /** SIGKILLs during a first start. */
  firstStarts: number;
  /** SIGKILLs while mail is being sent. */
  mailRounds: number;
  /** Duration of each attack on availability. */
  attackSeconds: number;
  fuzzRequests: number;
  guesses: number;
  /** Time limit of the whole siege. */
  minutes: number;
}

const allEngines: readonly Engine[] = ["sqlite", "postgres"];

const USAGE = `npm run siege -- [PART …] [--on sqlite|postgres] [--long] [--seed N]

Parts: ${allParts.join(", ")}; all by default.
--on ENGINE  kills, first-start and uploads on one database alone (both)
--long    the full counts (about an hour) instead of about twenty minutes
--seed N  the same random requests as a run that printed this seed`;

const shortAmounts = {
  kills: 50,
  firstStarts: 10,
  mailRounds: 6,
  attackSeconds: 5,
  fuzzRequests: 3000,
  guesses: 100,
  minutes: 25,
};
const longAmounts = {
  kills: 200,
  firstStarts: 30,
  mailRounds: 20,
  attackSeconds: 10,
  fuzzRequests: 30_000,
  guesses: 1000,
  minutes: 120,
};

/** Reads the command line; prints the usage and exits if it is wrong. */
export function optionsOf(args: string[]): SiegeOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        long: { type: "boolean", default: false },
        seed: { type: "string" },
        on: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) return usage(0);
    const parts = positionals.map((name) => {
      const part = allParts.find((known) => known === name);
      if (!part) throw new Error(`There is no part ${name}`);
      return part;
    });
    const engines = allEngines.filter((engine) => (values.on ?? engine) === engine);
    if (engines.length === 0) throw new Error(`There is no database ${values.on}`);
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    if (!Number.isInteger(seed)) throw new Error(`${values.seed} is no seed`);
    return {
      ...(values.long ? longAmounts : shortAmounts),
      parts: parts.length > 0 ? parts : allParts,
      engines,
      seed,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n`);
    return usage(2);
  }
}

function usage(code: number): never {
  console.log(USAGE);
  process.exit(code);
}
