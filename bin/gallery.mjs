// npm run gallery: takes pictures of every page; `npm run gallery -- blog th` of the blog in Thai.
import { spawnSync } from "node:child_process";
import { buildWhereStale, installPackages, root } from "./prepare.mjs";

installPackages();
buildWhereStale();
const gallery = ["--import", "tsx", "tests/gallery/run.ts", ...process.argv.slice(2)];
// 1 where a page did not answer, or a word names neither an area nor a language
process.exit(spawnSync(process.execPath, gallery, { cwd: root, stdio: "inherit" }).status ?? 1);
