import { availability } from "./availability/availability";
import { firstStart } from "./first-start";
import { fleet } from "./fleet";
import { fuzz } from "./fuzz/fuzz";
import { isolation } from "./isolation";
import { kills } from "./kills";
import { line } from "./line";
import { mails } from "./mails";
import { optionsOf, type Part, type SiegeOptions } from "./options";
import { type Finding, printTable } from "./table";
import { uploads } from "./uploads";
import { cleanUp } from "./workplace";

const MINUTE_MS = 60_000;

const parts: Record<Part, (options: SiegeOptions) => Promise<Finding[]>> = {
  kills,
  "first-start": firstStart,
  mails,
  availability,
  fuzz,
  isolation,
  fleet,
  line,
  uploads,
};

const options = optionsOf(process.argv.slice(2));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(130));
}
process.once("exit", cleanUp);

const findings: Finding[] = [];
const limit = setTimeout(() => {
  recordFailure("the siege", "did not end within its time");
  end();
}, options.minutes * MINUTE_MS);

console.log(
  `seed ${options.seed}: npm run siege -- ${options.parts.join(" ")} --seed ${options.seed}`,
);
for (const part of options.parts) {
  console.log(`\n${part} …`);
  try {
    findings.push(...(await parts[part](options)));
  } catch (error) {
    // a part that did not finish proves nothing
    console.error(error);
    recordFailure(part, error instanceof Error ? error.message : String(error));
  }
}
clearTimeout(limit);
end();

function recordFailure(attack: string, figure: string): void {
  findings.push({ attack, done: "-", figure, bound: "carried out", held: false });
}

function end(): never {
  printTable(findings);
  const failedCount = findings.filter(({ held }) => !held).length;
  console.log(`\n${findings.length - failedCount} held, ${failedCount} did not`);
  process.exit(failedCount === 0 ? 0 : 1);
}
