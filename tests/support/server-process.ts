import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** Longer than the output of a start; later lines are dropped. */
const MAX_OUTPUT = 16_384;

/** A server in a process of its own, in an environment as bare as a container's. */
export function startServer(
  program: string,
  parameters: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
) {
  const server = spawn(program, parameters, {
    cwd,
    env: containerEnv(env),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  server.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (output.length < MAX_OUTPUT) output += text;
  });
  let hasExited = false;
  const exit = new Promise<number | null>((done) =>
    server.once("exit", (code) => {
      hasExited = true;
      done(code);
    }),
  );
  return {
    pid: server.pid ?? 0,
    /** Its output so far. */
    said: () => output,
    /** Its exit code, once it has stopped. */
    exit,
    stop: () => void server.kill("SIGTERM"),
    /** @throws Error if it stops before it answers */
    async ready(port: number): Promise<void> {
      for (;;) {
        if (hasExited) throw new Error("the server has stopped");
        const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        if (response?.status === 200) return;
        await new Promise((done) => setTimeout(done, 100));
      }
    },
  };
}

/** The environment of a container: without a test runner's variables. */
export function containerEnv(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env;
  return { PATH, HOME, LANG, ...variables } as unknown as NodeJS.ProcessEnv;
}

export function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
