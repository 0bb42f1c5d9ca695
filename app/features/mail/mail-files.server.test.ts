import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { decodeWords, mail, parse } from "../../../tests/support/outgoing-mail";
import { createTransport } from "./transport.server";

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

describe("without a mail server", () => {
  test("writes each mail as a readable text file", async () => {
    await transportOf(env()).send(mail);
    const name = `2026-11-21T09-00-00.000Z-request-received-${mail.id}.eml`;
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
    // a text by a coordinator is not an automatic mail
    await transportOf(env()).send({ ...mail, id: "reply", kind: "request-reply" });
    const reply = readdirSync(join(dataDir, "mail")).find((other) => other !== name) ?? "";
    const replySource = parse(readFileSync(join(dataDir, "mail", reply), "utf8"));
    expect(replySource.headers.has("auto-submitted")).toBe(false);
    expect(parts.map((part) => part.headers.get("content-type"))).toEqual([
      "text/plain; charset=utf-8",
      "text/html; charset=utf-8",
    ]);
    expect(parts[0]?.body).toContain("একজন সমন্বয়কারী উত্তর দেবেন।");
    expect(parts[0]?.body).toContain("https://setu.example/x?a=1&b=2");
    expect(parts[1]?.body).toContain('<p lang="bn">একজন সমন্বয়কারী উত্তর দেবেন।</p>');
    expect(source.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("replaces the first file when a mail is sent twice", async () => {
    const transport = transportOf(env());
    await transport.send(mail);
    await transport.send(mail);
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
  });

  test("uses MAIL_FROM as the sender", async () => {
    await transportOf({ ...env(), mailFrom: "help@setu.example" }).send(mail);
    expect(parse(onlyFile()).headers.get("from")).toBe("Setu <help@setu.example>");
  });

  test("does not let a subject add headers", async () => {
    await transportOf(env()).send({ ...mail, subject: "Name\r\nBcc: x@y.example\r\n\r\nbody" });
    const { headers } = parse(onlyFile());
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("subject")).toBe("Name Bcc: x@y.example body");
  });

  test.each([
    "সবুজ সেতু কেয়ার",
    '"Green, Care" <x@y.example>; (Dhaka)',
    "Setu Care ".repeat(20).trim(),
    "সেতু কেয়ার ".repeat(20).trim(),
    'O\\"Brien',
  ])("names the company as the sender: %s", async (senderName) => {
    await transportOf(env(), senderName).send(mail);
    const from = parse(onlyFile()).headers.get("from") ?? "";
    expect(from.endsWith(" <no-reply@setu.example>")).toBe(true);
    const name = decodeWords(from.slice(0, -" <no-reply@setu.example>".length));
    const unquoted = name.replace(/^"(.*)"$/, (_, inside: string) =>
      inside.replace(/\\(.)/g, "$1"),
    );
    expect(unquoted).toBe(senderName);
  });

  test("does not let the company's name add headers", async () => {
    await transportOf(env(), "Care\r\nBcc: x@y.example").send(mail);
    const { headers } = parse(onlyFile());
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("from")).toBe('"Care Bcc: x@y.example" <no-reply@setu.example>');
  });

  test("refuses a recipient that contains more than one address", async () => {
    for (const to of ["a@b.co,c@d.co", "a@b.co\r\nBcc: x@y.co", "N <a@b.co>, c@d.co"]) {
      await expect(transportOf(env()).send({ ...mail, to })).rejects.toThrow("not one address");
    }
  });

  test("does not let a mail's kind change the folder", async () => {
    await transportOf(env()).send({ ...mail, kind: "../../x" });
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
    expect(readdirSync(dataDir)).toEqual(["mail"]);
  });

  function onlyFile() {
    const folder = join(dataDir, "mail");
    return readFileSync(join(folder, readdirSync(folder)[0] ?? ""), "utf8");
  }
});
