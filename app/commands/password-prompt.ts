import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Reads `ADMIN_PASSWORD`, or a hidden password typed twice. @returns null if the two differ */
export async function newPassword(): Promise<string | null> {
  const given = process.env.ADMIN_PASSWORD;
  if (given !== undefined && given !== "") return given;
  const ask = hiddenPrompt();
  try {
    const first = await ask("Password: ");
    // a pipe gives the password once
    if (!process.stdin.isTTY) return first;
    return first === (await ask("Password again: ")) ? first : null;
  } finally {
    ask.close();
  }
}

function hiddenPrompt() {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: process.stdin.isTTY,
  });
  const waiting: ((line: string) => void)[] = [];
  const lines: string[] = [];
  let closed = false;
  reader.on("line", (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  });
  reader.on("close", () => {
    closed = true;
    for (const next of waiting.splice(0)) next("");
  });
  const ask = async (question: string) => {
    process.stderr.write(question);
    const line =
      lines.shift() ?? (closed ? "" : await new Promise<string>((next) => waiting.push(next)));
    process.stderr.write("\n");
    return line;
  };
  return Object.assign(ask, { close: () => reader.close() });
}
