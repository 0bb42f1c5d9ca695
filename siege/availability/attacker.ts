import { attacks } from "./attacks";

/**
 * One attacker in its own process: `attacker.ts NAME ORIGIN DATA_DIR SECONDS`. It prints a dot for
 * each wave, and must not slow down the measuring process.
 */
const [name, origin = "", dataDir = "", seconds = "5"] = process.argv.slice(2);
const attack = attacks.find((known) => known.name === name);
if (!attack) throw new Error(`There is no attack ${name}`);

const until = Date.now() + Number(seconds) * 1000;
for (let wave = 0; wave < attack.waves && Date.now() < until; wave++) {
  // prints before the answer, since this process may be ended at any time
  process.stdout.write(".");
  // a connection that the site closes counts as an answer
  await attack.send({ origin, dataDir }).catch(() => {});
}
process.exit(0);
