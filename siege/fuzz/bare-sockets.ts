import { connect } from "node:net";

/** A text that appears in the log if the server mistakes a body for a request. */
export const HIDDEN_PATH = "/smuggled-canary";

const SMUGGLED = `GET ${HIDDEN_PATH} HTTP/1.1\r\nHost: a\r\n\r\n`;
const QUIET_MS = 700;
const MAX_BYTES = 1_000_000;

/** Requests that no HTTP client sends: ambiguous framing and broken lines. */
export function bareRequests(host: string): string[] {
  const post = (...headers: string[]) =>
    `POST /theme HTTP/1.1\r\nHost: ${host}\r\n${headers.join("\r\n")}\r\n\r\n`;
  const get = (line: string, ...headers: string[]) =>
    `${line}\r\n${[`Host: ${host}`, ...headers].join("\r\n")}\r\n\r\n`;
  const length = `Content-Length: ${SMUGGLED.length + 5}`;
  const encodings = [
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: xchunked",
    "Transfer-Encoding: chunked, identity",
    "Transfer-Encoding: identity",
    "Transfer-Encoding : chunked",
    "Transfer-Encoding:\x0bchunked",
    "Transfer-Encoding: \tchunked\t",
    "Transfer-Encoding:\r\n chunked",
    "X: a\rTransfer-Encoding: chunked",
    "X: a\nTransfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: x",
    "Transfer_Encoding: chunked",
  ];
  const lengths = [
    "+5",
    "-5",
    "0x5",
    "5, 60",
    "5 5",
    " ",
    "5\r\nContent-Length: 60",
    "5e1",
    "9".repeat(30),
  ];
  return [
    ...encodings.map((encoding) => `${post(length, encoding)}0\r\n\r\n${SMUGGLED}`),
    ...lengths.map((value) => `${post(`Content-Length: ${value}`)}theme${SMUGGLED}`),
    `${post("Transfer-Encoding: chunked", "Content-Length: 4")}5c\r\n${SMUGGLED}\r\n0\r\n\r\n`,
    ...["ffffffffffffffff1", "-1", "0x1", "1\n", "1;\x00", "g"].map(
      (size) => `${post("Transfer-Encoding: chunked")}${size}\r\na${SMUGGLED}`,
    ),
    get("GET / HTTP/1.1", length) + "a".repeat(5) + SMUGGLED,
    `GET / HTTP/1.1\nHost: ${host}\n${length}\n\nabcde${SMUGGLED}`,
    `${post(length, "Expect: 100-continue")}abcde${SMUGGLED}`,
    ...[
      "GET http://elsewhere.example/booking HTTP/1.1",
      "GET //elsewhere.example/ HTTP/1.1",
      "GET /\\elsewhere.example/ HTTP/1.1",
      "GET /\\/elsewhere.example/ HTTP/1.1",
      "GET ///elsewhere.example//bn/ HTTP/1.1",
      "GET /bn//elsewhere.example/ HTTP/1.1",
      "GET /../../../../etc/passwd HTTP/1.1",
      "GET /assets/../../../package.json HTTP/1.1",
      "GET /assets/..\\..\\package.json HTTP/1.1",
      "GET ?x HTTP/1.1",
      "GET * HTTP/1.1",
      "OPTIONS * HTTP/1.1",
      "GET / HTTP/1.2",
      "GET / HTTP/9.9",
      "GET /",
      "get / HTTP/1.1",
      "GET /a b HTTP/1.1",
      "GET /\0 HTTP/1.1",
      "GET /হাসপাতাল HTTP/1.1",
      "CONNECT elsewhere.example:443 HTTP/1.1",
      "TRACE / HTTP/1.1",
      "PRI * HTTP/2.0",
      `GET /${"x".repeat(20_000)} HTTP/1.1`,
    ].map((line) => get(line, "Connection: close")),
    "GET / HTTP/1.1\r\n\r\n",
    get("GET / HTTP/1.1", "Host: elsewhere.example", "Connection: close"),
    get("GET / HTTP/1.1", "X: a\0b", "Connection: close"),
    get("GET / HTTP/1.1", " folded: yes", "Connection: close"),
    get("GET / HTTP/1.1", "No colon at all", "Connection: close"),
    get("GET / HTTP/1.1", ...Array.from({ length: 2500 }, (_, nth) => `X${nth}: 1`)),
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "\r\n".repeat(5000),
    "\0".repeat(5000),
  ];
}

/** Sends raw text, and reads until the other side closes or stays silent for a while. */
export function sendBare(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const end = () => {
      socket.destroy();
      done(Buffer.concat(chunks).toString("utf8"));
    };
    socket.setTimeout(QUIET_MS, end);
    socket.on("error", end);
    socket.on("close", end);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_BYTES) end();
    });
  });
}

/** The first answer in the text; null if there is none. */
export function firstAnswer(text: string) {
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, Math.max(0, end)).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (!status) return null;
  const headers: Record<string, string | string[]> = {};
  for (const line of lines) {
    const [name = "", value = ""] = line.split(/:\s*(.*)/s);
    const key = name.toLowerCase();
    headers[key] = key === "set-cookie" ? [...(headers[key] ?? []), value] : value;
  }
  return { status, headers, body: text.slice(end) };
}
