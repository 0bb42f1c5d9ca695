// Stands for build/http/backup.js: does what BACKUP_PROGRAM says, and notes its life in a file.
import { appendFileSync } from "node:fs";

const [work] = process.argv.slice(2);
const note = (word) => appendFileSync(process.env.BACKUP_NOTES, `${work} ${word} ${process.pid}\n`);
note("begins");
// as the real one: without who started it nobody would end it
process.on("disconnect", () => process.exit(1));
if (process.env.BACKUP_PROGRAM === "hang") setInterval(() => {}, 1_000);
else {
  note("ends");
  process.exit(0);
}
