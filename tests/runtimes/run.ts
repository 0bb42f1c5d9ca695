// On each supported Node.js: starts with an empty data folder, books in Bengali without JavaScript,
// signs in as coordinator, finds the booking, stops.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { paths } from "../../app/paths";
import { family } from "../support/family";
import { containerEnv, freePort, startServer } from "../support/server-process";
import { Visitor } from "../support/visitor";

const MAJORS = [22, 24, 26];
const ADMIN = { email: "coordinator@setu.example", password: "night-shift-coordinator" };
const REFERENCE = /SETU-[0-9A-Z]{4}-[0-9A-Z]{4}/;

let failed = 0;
for (const major of MAJORS) {
  try {
    console.log(`passed  Node.js ${await tryOn(folderOf(major))}`);
  } catch (error) {
    failed += 1;
    console.log(`failed  Node.js ${major}: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(`${MAJORS.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Folder of an installed version for this machine. */
function folderOf(major: number): string {
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(import.meta.dirname, `node_modules/node-${major}-${platform}/bin`);
  if (!existsSync(folder)) throw new Error(`npm has no Node.js ${major} for ${platform}`);
  return folder;
}

/** @returns the running version */
async function tryOn(nodeFolder: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "setu-runtime-"));
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PATH: `${nodeFolder}:${process.env.PATH}`,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const npm = startServer("npm", ["start"], { cwd: process.cwd(), env });
  try {
    await npm.ready(port);
    const reference = await bookInBengali(port);
    await promisify(execFile)("npm", ["run", "admin", "--", "create", ADMIN.email], {
      env: containerEnv(env),
    });
    await findAsCoordinator(port, reference);
    const mails = readdirSync(join(dataDir, "mail"));
    expect(mails.length > 0, "no mail was written");
  } finally {
    npm.stop();
  }
  expect((await npm.exit) === 0, "it did not stop in order");
  rmSync(dataDir, { recursive: true });
  const { stdout } = await promisify(execFile)(join(nodeFolder, "node"), ["--version"]);
  return stdout.trim();
}

async function bookInBengali(port: number): Promise<string> {
  const visitor = visitorOf(port);
  const form = await visitor.get(paths.booking("bn"));
  expect(form.html.includes('<html lang="bn"'), "the form is not in Bengali");
  const sent = await visitor.submit(form, family);
  const reference = REFERENCE.exec(sent.text)?.[0];
  if (sent.status !== 200 || !reference) throw new Error(`no reference after booking`);
  return reference;
}

async function findAsCoordinator(port: number, reference: string): Promise<void> {
  const visitor = visitorOf(port);
  const list = paths.dashboardPage("bookings", "en", { search: reference });
  // the first log-in asks for the name
  const own = await visitor.submit(await visitor.get(list), ADMIN);
  const found = await visitor.submit(own, { name: "Nila" }, "form#own-profile");
  expect(found.text.includes(reference), "the coordinator does not find the booking");
}

function visitorOf(port: number): Visitor {
  const origin = `http://localhost:${port}`;
  return new Visitor(
    (path, init) => fetch(new URL(path, origin), { ...init, redirect: "manual" }),
    { Origin: origin },
  );
}

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
