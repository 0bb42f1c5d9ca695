// One hostile phone, in a process of its own: sends what it is told to, over and over, from one
// address, until it is stopped; prints how its requests were answered.
//   node attacker.mjs PLAN.json
import { readFileSync } from "node:fs";
import { connect } from "node:net";

const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { port, from, connections, path, type, headers = {}, stall = 0 } = plan;
const body = Buffer.from(plan.body, "latin1");
const answers = {};

const head = [
  `POST ${path} HTTP/1.1`,
  `Host: 127.0.0.1:${port}`,
  "Accept: text/html",
  "Accept-Encoding: br",
  `Content-Type: ${type}`,
  `Content-Length: ${body.length}`,
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  "Connection: close",
  "",
  "",
].join("\r\n");

let stopped = false;
function attack() {
  if (stopped) return;
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  let answer = "";
  socket.on("connect", () => {
    socket.write(head);
    // what is held back keeps the rest in the server's memory
    socket.write(body.subarray(0, body.length - stall));
  });
  socket.on("data", (data) => {
    if (answer.length < 15) answer += data.toString("latin1");
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    const status = answer.slice(9, 12) || "cut off";
    answers[status] = (answers[status] ?? 0) + 1;
    setTimeout(attack, 250);
  });
}
for (let count = 0; count < connections; count++) attack();

process.on("SIGTERM", () => {
  stopped = true;
  process.stdout.write(JSON.stringify(answers), () => process.exit(0));
});
process.stdout.write("attacking\n");
