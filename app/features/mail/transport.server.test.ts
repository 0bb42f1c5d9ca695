import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTransport, DeliveryError, type OutgoingMail } from "./transport.server";

const mail: OutgoingMail = {
  id: "0b7d3e0a-0000-4000-8000-000000000001",
  kind: "booking-received",
  to: "family@example.com",
  replyTo: "help@setu.example",
  subject: "আপনার অনুরোধ পেয়েছি (SETU-7K3M-9QXD) — একজন সমন্বয়কারী আপনাকে উত্তর দেবেন",
  text: "একজন সমন্বয়কারী উত্তর দেবেন।\nhttps://setu.example/x?a=1&b=2\n",
  html: '<!doctype html>\n<p lang="bn">একজন সমন্বয়কারী উত্তর দেবেন।</p>',
  createdAt: "2026-11-21T09:00:00.000Z",
};

let dataDir: string;
const env = () => ({
  dataDir,
  publicUrl: "https://setu.example",
  smtpUrl: null as string | null,
  mailFrom: null as string | null,
});

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mail-"));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

describe("without a mail server", () => {
  test("each mail is a file that any text editor shows", async () => {
    await createTransport(env()).send(mail);
    const name = `2026-11-21T09-00-00.000Z-booking-received-${mail.id}.eml`;
    expect(readdirSync(join(dataDir, "mail"))).toEqual([name]);
    const file = join(dataDir, "mail", name);
    expect(statSync(file).mode & 0o077).toBe(0);

    const source = readFileSync(file, "utf8");
    const { headers, parts } = parse(source);
    expect(headers.get("from")).toBe("Setu <no-reply@setu.example>");
    expect(headers.get("to")).toBe("family@example.com");
    expect(headers.get("reply-to")).toBe("help@setu.example");
    expect(headers.get("message-id")).toBe(`<${mail.id}@setu.example>`);
    expect(headers.get("date")).toBe("Sat, 21 Nov 2026 09:00:00 +0000");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(decodeWords(headers.get("subject") ?? "")).toBe(mail.subject);
    expect(parts.map((part) => part.headers.get("content-type"))).toEqual([
      "text/plain; charset=utf-8",
      "text/html; charset=utf-8",
    ]);
    expect(parts[0]?.body).toContain("একজন সমন্বয়কারী উত্তর দেবেন।");
    expect(parts[0]?.body).toContain("https://setu.example/x?a=1&b=2");
    expect(parts[1]?.body).toContain('<p lang="bn">একজন সমন্বয়কারী উত্তর দেবেন।</p>');
    expect(source.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("a repetition replaces the first copy", async () => {
    const transport = createTransport(env());
    await transport.send(mail);
    await transport.send(mail);
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
  });

  test("MAIL_FROM is the sender", async () => {
    await createTransport({ ...env(), mailFrom: "help@setu.example" }).send(mail);
    expect(parse(onlyFile()).headers.get("from")).toBe("Setu <help@setu.example>");
  });

  test("nothing in a subject becomes a header", async () => {
    await createTransport(env()).send({ ...mail, subject: "Name\r\nBcc: x@y.example\r\n\r\nbody" });
    const { headers } = parse(onlyFile());
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("subject")).toBe("Name Bcc: x@y.example body");
  });

  test("nothing in a recipient becomes a second one", async () => {
    for (const to of ["a@b.co,c@d.co", "a@b.co\r\nBcc: x@y.co", "N <a@b.co>, c@d.co"]) {
      await expect(createTransport(env()).send({ ...mail, to })).rejects.toThrow("not one address");
    }
  });

  test("no kind or id names a file elsewhere", async () => {
    await createTransport(env()).send({ ...mail, kind: "../../x" });
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
    expect(readdirSync(dataDir)).toEqual(["mail"]);
  });

  function onlyFile() {
    const folder = join(dataDir, "mail");
    return readFileSync(join(folder, readdirSync(folder)[0] ?? ""), "utf8");
  }
});

describe("with a mail server", () => {
  let server: MailServer;
  afterEach(() => server.close());

  test("the mail arrives, once, for one recipient", async () => {
    server = await mailServer({});
    const transport = createTransport({ ...env(), smtpUrl: server.url });
    await transport.send(mail);
    transport.close();
    expect(server.recipients).toEqual(["<family@example.com>"]);
    expect(server.received).toHaveLength(1);
    const { headers } = parse(server.received[0] ?? "");
    expect(headers.get("message-id")).toBe(`<${mail.id}@setu.example>`);
    expect(decodeWords(headers.get("subject") ?? "")).toBe(mail.subject);
  });

  test.each([
    {
      answers: { "RCPT TO": "550 5.1.1 <family@example.com> unknown" },
      code: "550 5.1.1",
      permanent: true,
    },
    { answers: { "RCPT TO": "553 no such mailbox" }, code: "553", permanent: true },
    {
      answers: { "RCPT TO": "554 5.7.1 Relay access denied" },
      code: "554 5.7.1",
      permanent: false,
    },
    { answers: { "RCPT TO": "530 5.5.1 Log in first" }, code: "530 5.5.1", permanent: false },
    { answers: { "RCPT TO": "451 4.7.1 Greylisted" }, code: "451 4.7.1", permanent: false },
    // a full mailbox may be emptied
    { answers: { "RCPT TO": "452 4.2.2 Over quota" }, code: "452 4.2.2", permanent: false },
    { answers: { "RCPT TO": "552 5.2.2 Over quota" }, code: "552 5.2.2", permanent: false },
    { answers: { "RCPT TO": "550 5.2.2 Over quota" }, code: "550 5.2.2", permanent: false },
    { answers: { "RCPT TO": "552 mailbox full" }, code: "552", permanent: false },
    { answers: { "RCPT TO": "552 5.2.3 Too large" }, code: "552 5.2.3", permanent: true },
    { answers: { "MAIL FROM": "550 Bad sender" }, code: "550", permanent: false },
    { answers: { DATA: "554 5.6.0 No" }, code: "554 5.6.0", permanent: false },
  ])("$answers is $code, permanent: $permanent", async ({ answers, code, permanent }) => {
    server = await mailServer(answers);
    const transport = createTransport({ ...env(), smtpUrl: server.url });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ code, permanent });
    expect(String(error)).not.toContain("family@");
    expect(server.received).toEqual([]);
  });

  test("no server at all can be tried again", async () => {
    server = await mailServer({});
    await server.close();
    const transport = createTransport({ ...env(), smtpUrl: server.url });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ permanent: false, code: expect.stringMatching(/^E[A-Z]+$/) });
  });
});

describe("with a mail server on another machine", () => {
  let server: MailServer;
  afterEach(() => server.close());
  // reaches this machine, and is no loopback address
  const elsewhere = () => server.url.replace("127.0.0.1", "0.0.0.0");
  const withPassword = (url: string) => url.replace("//", "//setu:secret@");

  test("without STARTTLS neither the password nor a mail is sent", async () => {
    server = await mailServer({
      EHLO: "250-mail.example\r\n250 AUTH PLAIN LOGIN",
      STARTTLS: "502 5.5.1 Not here",
    });
    const transport = createTransport({ ...env(), smtpUrl: withPassword(elsewhere()) });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ permanent: false });
    expect(server.commands).toEqual(["EHLO", "STARTTLS"]);
    expect(server.received).toEqual([]);
  });

  test("a certificate that nobody vouches for is none", async () => {
    server = await mailServer({}, selfSigned());
    const transport = createTransport({ ...env(), smtpUrl: withPassword(elsewhere()) });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(server.commands).toEqual(["EHLO", "STARTTLS"]);
  });

  test("with STARTTLS the mail arrives, and nothing is said before", async () => {
    const certificate = selfSigned();
    const known = tls.getCACertificates("default");
    tls.setDefaultCACertificates([...known, certificate.cert]);
    server = await mailServer({}, certificate);
    const smtpUrl = `${elsewhere()}?tls.servername=mail.example`;
    const transport = createTransport({ ...env(), smtpUrl });
    try {
      await transport.send(mail);
    } finally {
      transport.close();
      tls.setDefaultCACertificates(known);
    }
    expect(server.commands.slice(0, 3)).toEqual(["EHLO", "STARTTLS", "EHLO"]);
    expect(server.received).toHaveLength(1);
  });
});

test("an attempt that is broken off lets go of its connection", async () => {
  let closed = () => {};
  const gone = new Promise<void>((done) => {
    closed = done;
  });
  // greets nobody
  const silent = createServer((socket) => void socket.on("error", () => {}).on("close", closed));
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  const { port } = silent.address() as AddressInfo;
  const transport = createTransport({ ...env(), smtpUrl: `smtp://127.0.0.1:${port}` });
  const attempt = new AbortController();
  silent.once("connection", () => attempt.abort());
  await expect(transport.send(mail, attempt.signal)).rejects.toThrow();
  await gone;
  transport.close();
  await new Promise((done) => silent.close(done));
});

/** For mail.example, vouched for by itself. */
function selfSigned() {
  const [key, cert] = [join(dataDir, "key.pem"), join(dataDir, "cert.pem")];
  const subject = ["-subj", "/CN=mail.example", "-addext", "subjectAltName=DNS:mail.example"];
  const parameters = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  execFileSync(
    "openssl",
    [...parameters, "-nodes", "-days", "2", ...subject, "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

interface MailServer {
  url: string;
  commands: string[];
  recipients: string[];
  received: string[];
  close(): Promise<void>;
}

/** As much of SMTP as one mail needs; `answers` replaces the answer to a command. */
async function mailServer(
  answers: Record<string, string | undefined>,
  certificate?: { key: string; cert: string },
): Promise<MailServer> {
  const commands: string[] = [];
  const recipients: string[] = [];
  const received: string[] = [];
  const server: Server = createServer((plain) => {
    let socket: Socket = plain;
    let pending = "";
    let body: string[] | null = null;
    listen();
    socket.write("220 mail.example ESMTP\r\n");

    function listen() {
      socket.on("error", () => {});
      socket.on("data", (chunk: Buffer) => {
        const lines = (pending + chunk.toString("utf8")).split("\r\n");
        pending = lines.pop() ?? "";
        for (const line of lines) take(line);
      });
    }

    function take(line: string) {
      if (body) {
        if (line !== ".") {
          body.push(line.replace(/^\./, ""));
          return;
        }
        received.push(body.join("\r\n"));
        body = null;
        socket.write("250 2.0.0 Kept\r\n");
        return;
      }
      const command = /^(MAIL FROM|RCPT TO|[A-Z]+)/i.exec(line)?.[1]?.toUpperCase() ?? "";
      const answer = answers[command];
      commands.push(command);
      if (answer) {
        socket.write(`${answer}\r\n`);
      } else if (command === "STARTTLS" && certificate) {
        socket.write("220 Go on\r\n");
        plain.removeAllListeners("data");
        socket = new tls.TLSSocket(plain, { isServer: true, ...certificate });
        listen();
      } else if (command === "DATA") {
        body = [];
        socket.write("354 Go on\r\n");
      } else if (command === "QUIT") {
        socket.end("221 Bye\r\n");
      } else {
        if (command === "RCPT TO") recipients.push(line.slice("RCPT TO:".length).trim());
        socket.write("250 OK\r\n");
      }
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    recipients,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function parse(source: string): Part & { parts: Part[] } {
  const whole = split(source);
  const boundary = /boundary="([^"]+)"/.exec(whole.headers.get("content-type") ?? "")?.[1];
  const parts = whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, "")));
  return { ...whole, parts };
}

function split(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, decoded together, as a letter may span two. */
function decodeWords(value: string): string {
  const words = value.split(/(=\?utf-8\?[bq]\?[^?]*\?=)/i);
  const bytes = words.flatMap((word, index) => {
    const parts = /^=\?utf-8\?([bq])\?([^?]*)\?=$/i.exec(word);
    if (!parts) {
      const between = index > 0 && index < words.length - 1 && word.trim() === "";
      return [Buffer.from(between ? "" : word)];
    }
    const [, encoding, text = ""] = parts;
    if (encoding?.toUpperCase() === "B") return [Buffer.from(text, "base64")];
    const spaced = text.replaceAll("_", " ");
    const latin = spaced.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return [Buffer.from(latin, "latin1")];
  });
  return Buffer.concat(bytes).toString("utf8");
}
