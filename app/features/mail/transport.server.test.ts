import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type MailServer,
  mailServer,
  selfSigned,
} from "../../../tests/support/answering-mail-server";
import { decodeWords, mail, parse } from "../../../tests/support/outgoing-mail";
import { createTransport, DeliveryError } from "./transport.server";

let dataDir: string;
const env = () => ({
  dataDir,
  publicUrl: "https://setu.example",
  smtpUrl: null as string | null,
  mailFrom: null as string | null,
});

const transportOf = (environment: ReturnType<typeof env>, name = "Setu") =>
  createTransport(environment, async () => name);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mail-"));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

describe("with a mail server", () => {
  let server: MailServer;
  afterEach(() => server.close());

  test("delivers the mail once, to one recipient", async () => {
    server = await mailServer({});
    const transport = transportOf({ ...env(), smtpUrl: server.url });
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
    // a full mailbox is a temporary failure, because its owner may empty it
    { answers: { "RCPT TO": "452 4.2.2 Over quota" }, code: "452 4.2.2", permanent: false },
    { answers: { "RCPT TO": "552 5.2.2 Over quota" }, code: "552 5.2.2", permanent: false },
    { answers: { "RCPT TO": "550 5.2.2 Over quota" }, code: "550 5.2.2", permanent: false },
    { answers: { "RCPT TO": "552 mailbox full" }, code: "552", permanent: false },
    { answers: { "RCPT TO": "552 5.2.3 Too large" }, code: "552 5.2.3", permanent: true },
    { answers: { "MAIL FROM": "550 Bad sender" }, code: "550", permanent: false },
    { answers: { DATA: "554 5.6.0 No" }, code: "554 5.6.0", permanent: false },
  ])("maps $answers to $code, permanent: $permanent", async ({ answers, code, permanent }) => {
    server = await mailServer(answers);
    const transport = transportOf({ ...env(), smtpUrl: server.url });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ code, permanent });
    expect(String(error)).not.toContain("family@");
    expect(server.received).toEqual([]);
  });

  test("treats a missing server as a temporary failure", async () => {
    server = await mailServer({});
    await server.close();
    const transport = transportOf({ ...env(), smtpUrl: server.url });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ permanent: false, code: expect.stringMatching(/^E[A-Z]+$/) });
  });
});

describe("with a mail server on another machine", () => {
  let server: MailServer;
  afterEach(() => server.close());
  // an address that reaches this machine but is not a loopback address
  const remoteUrl = () => server.url.replace("127.0.0.1", "0.0.0.0");
  const withPassword = (url: string) => url.replace("//", "//setu:secret@");

  test("sends neither the password nor a mail without STARTTLS", async () => {
    server = await mailServer({
      EHLO: "250-mail.example\r\n250 AUTH PLAIN LOGIN",
      STARTTLS: "502 5.5.1 Not here",
    });
    const transport = transportOf({ ...env(), smtpUrl: withPassword(remoteUrl()) });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ permanent: false });
    expect(server.commands).toEqual(["EHLO", "STARTTLS"]);
    expect(server.received).toEqual([]);
  });

  test("refuses an untrusted certificate", async () => {
    server = await mailServer({}, selfSigned(dataDir));
    const transport = transportOf({ ...env(), smtpUrl: withPassword(remoteUrl()) });
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(server.commands).toEqual(["EHLO", "STARTTLS"]);
  });

  test("delivers the mail with STARTTLS, and sends nothing before it", async () => {
    const certificate = selfSigned(dataDir);
    const defaultCertificates = tls.getCACertificates("default");
    tls.setDefaultCACertificates([...defaultCertificates, certificate.cert]);
    server = await mailServer({}, certificate);
    const smtpUrl = `${remoteUrl()}?tls.servername=mail.example`;
    const transport = transportOf({ ...env(), smtpUrl });
    try {
      await transport.send(mail);
    } finally {
      transport.close();
      tls.setDefaultCACertificates(defaultCertificates);
    }
    expect(server.commands.slice(0, 3)).toEqual(["EHLO", "STARTTLS", "EHLO"]);
    expect(server.received).toHaveLength(1);
  });
});

test("an aborted attempt closes its connection", async () => {
  let onClose = () => {};
  const connectionClosed = new Promise<void>((done) => {
    onClose = done;
  });
  // accepts connections, but never answers
  const server = createServer((socket) => void socket.on("error", () => {}).on("close", onClose));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const transport = transportOf({ ...env(), smtpUrl: `smtp://127.0.0.1:${port}` });
  const abortController = new AbortController();
  server.once("connection", () => abortController.abort());
  await expect(transport.send(mail, abortController.signal)).rejects.toThrow();
  await connectionClosed;
  transport.close();
  await new Promise((done) => server.close(done));
});
