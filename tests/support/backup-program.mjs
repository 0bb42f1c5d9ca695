// Stands in for build/http/backup.js: behaves as BACKUP_PROGRAM says, and logs its life to a file.
import { appendFileSync } from "node:fs";

const [work] = process.argv.slice(2);
const note = (word) => appendFileSync(process.env.BACKUP_NOTES, `${work} ${word} ${process.pid}\n`);
note("begins");
// as the real one: an orphan would never end
process.on("disconnect", () => process.exit(1));
if (process.env.BACKUP_PROGRAM === "hang") setInterval(() => {}, 1_000);
else {
  note("ends");
  process.exit(0);
}
