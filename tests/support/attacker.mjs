// One hostile phone in a process of its own: repeats its requests until stopped, then prints the
// answers' statuses. Usage: node attacker.mjs PLAN.json (see tests/support/siege.ts)
import { readFileSync } from "node:fs";
import { connect } from "node:net";

const {
  port,
  from,
  connections,
  path,
  type,
  body = "",
  cookie,
  stall,
} = JSON.parse(readFileSync(process.argv[2], "utf8"));
const PAUSE_MS = 250;
const answers = {};
const same = body.includes("{n}") ? null : Buffer.from(body);
let stopped = false;
let sent = 0;

function attack() {
  if (stopped) return;
  sent += 1;
  const bytes = same ?? Buffer.from(body.replaceAll("{n}", String(sent)));
  const head = [
    `${type ? "POST" : "GET"} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    "Accept: text/html",
    "Accept-Encoding: br",
    ...(type ? [`Content-Type: ${type}`, `Content-Length: ${bytes.length}`] : []),
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    "Connection: close",
    "\r\n",
  ].join("\r\n");
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  let answer = "";
  socket.on("connect", () => {
    // without its last byte a request stays in the server's memory
    const whole = Buffer.concat([Buffer.from(head), bytes]);
    socket.write(stall ? whole.subarray(0, -1) : whole);
  });
  socket.on("data", (data) => {
    if (answer.length < 15) answer += data.toString("latin1");
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    const status = answer.slice(9, 12) || "none";
    answers[status] = (answers[status] ?? 0) + 1;
    setTimeout(attack, PAUSE_MS);
  });
}

process.on("SIGTERM", () => {
  stopped = true;
  process.stdout.write(JSON.stringify({ sent, answers }), () => process.exit(0));
});
for (let count = 0; count < connections; count++) attack();
process.stdout.write("begun\n");
