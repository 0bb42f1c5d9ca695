import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { send } from "./requests";
import { killAtEnd, newFolder, pause } from "./workplace";

const READY_MS = 10_000;

export interface LoadBalancer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts haproxy, which passes requests to several servers in turn. It checks their readiness twice
 * a second, tries another server after a refused connection, and never repeats a request.
 *
 * @throws Error if haproxy is not installed
 */
export async function startLoadBalancer(
  port: number,
  ports: readonly number[],
): Promise<LoadBalancer> {
  if (spawnSync("haproxy", ["-v"]).status !== 0) {
    throw new Error("haproxy is not installed (Debian: apt-get install haproxy)");
  }
  const file = join(newFolder(), "haproxy.cfg");
  writeFileSync(file, configuration(port, ports));
  const child = killAtEnd(spawn("haproxy", ["-f", file, "-db"], { stdio: "ignore" }));
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const origin = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + READY_MS; ; await pause(50)) {
    const answer = await send(origin, { path: "/readyz" }).catch(() => null);
    if (answer?.status === 200) break;
    if (Date.now() > until) throw new Error("No server is ready behind haproxy");
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  return { origin, stop };
}

function configuration(port: number, ports: readonly number[]): string {
  const servers = ports.map(
    (serverPort, index) =>
      `  server site${index} 127.0.0.1:${serverPort} check inter 500ms fall 2 rise 1`,
  );
  return `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 3s
  retries 3
  option redispatch 1
frontend families
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
${servers.join("\n")}
`;
}
