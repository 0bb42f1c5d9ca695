// Writes a .br and a .gz beside each text file of the browser's build, for `app/http/assets.ts`.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const file of globSync(
  "build/client/**/*.{css,html,ico,js,json,mjs,svg,txt,webmanifest,xml}",
)) {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
