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
const fixedBody = body.includes("{n}") ? null : Buffer.from(body);
let isStopped = false;
let sent = 0;

function attack() {
  if (isStopped) return;
  sent += 1;
  const bytes = fixedBody ?? Buffer.from(body.replaceAll("{n}", String(sent)));
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
    const request = Buffer.concat([Buffer.from(head), bytes]);
    socket.write(stall ? request.subarray(0, -1) : request);
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
  isStopped = true;
  process.stdout.write(JSON.stringify({ sent, answers }), () => process.exit(0));
});
for (let count = 0; count < connections; count++) attack();
process.stdout.write("begun\n");
