import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Reads `ADMIN_PASSWORD`, or a hidden password typed twice. @returns null if the two differ */
export async function newPassword(): Promise<string | null> {
  const fromEnvironment = process.env.ADMIN_PASSWORD;
  if (fromEnvironment !== undefined && fromEnvironment !== "") return fromEnvironment;
  const ask = hiddenPrompt();
  try {
    const password = await ask("Password: ");
    // a pipe gives the password once
    if (!process.stdin.isTTY) return password;
    return password === (await ask("Password again: ")) ? password : null;
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
  const resolvers: ((line: string) => void)[] = [];
  const lines: string[] = [];
  let isClosed = false;
  reader.on("line", (line) => {
    const resolve = resolvers.shift();
    if (resolve) resolve(line);
    else lines.push(line);
  });
  reader.on("close", () => {
    isClosed = true;
    for (const resolve of resolvers.splice(0)) resolve("");
  });
  const ask = async (question: string) => {
    process.stderr.write(question);
    const line =
      lines.shift() ??
      (isClosed ? "" : await new Promise<string>((resolve) => resolvers.push(resolve)));
    process.stderr.write("\n");
    return line;
  };
  return Object.assign(ask, { close: () => reader.close() });
}
