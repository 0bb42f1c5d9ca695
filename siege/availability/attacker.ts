import { attacks } from "./attacks";

/**
 * An attacker in a process of its own, so that it does not hold up what measures the site:
 * `attacker.ts NAME ORIGIN DATA_DIR SECONDS`. Prints how many waves it has sent.
 */
const [name, origin = "", dataDir = "", seconds = "5"] = process.argv.slice(2);
const attack = attacks.find((known) => known.name === name);
if (!attack) throw new Error(`There is no attack ${name}`);

const until = Date.now() + Number(seconds) * 1000;
for (let wave = 0; wave < attack.waves && Date.now() < until; wave++) {
  // sent, whatever becomes of it: whoever counts may end this process at any time
  process.stdout.write(".");
  // a connection that the site ends is an answer, too
  await attack.send({ origin, dataDir }).catch(() => {});
}
process.exit(0);
