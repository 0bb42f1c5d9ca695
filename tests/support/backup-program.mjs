// Stands in for build/http/backup.js: behaves as BACKUP_PROGRAM says, and logs its begin and end.
import { appendFileSync } from "node:fs";

const [command] = process.argv.slice(2);
const log = (word) =>
  appendFileSync(process.env.BACKUP_NOTES, `${command} ${word} ${process.pid}\n`);
log("begins");
// like the real command, it ends with its parent: an orphan would never end
process.on("disconnect", () => process.exit(1));
if (process.env.BACKUP_PROGRAM === "hang") setInterval(() => {}, 1_000);
else {
  log("ends");
  process.exit(0);
}
