import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "./env.server";
import { listOfSecrets, readOrCreateSecrets, secretProblem } from "./secrets.server";

const root = mkdtempSync(join(tmpdir(), "setu-secrets-"));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, "data-"));
  file = join(folder, "session-secret");
});

describe("secret", () => {
  it("is long and hard to guess", () => {
    // 32 bytes, as the advice says; one in ten thousand 16-byte secrets has fewer than ten
    // different characters
    for (let round = 0; round < 200; round++) {
      expect(secretProblem(randomBytes(32).toString("hex"))).toBeNull();
    }
    expect(secretProblem("a sentence that nobody else would have written")).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["31 characters", randomBytes(32).toString("hex").slice(0, 31)],
    ["40 spaces", " ".repeat(40)],
    ["few characters among spaces", `${" ".repeat(20)}0123456789abcdef${" ".repeat(20)}`],
    ["one character", "x".repeat(64)],
    ["nine characters", "012345678876543210123456788765432101"],
    ["a repetition", "correct horse ".repeat(4)],
  ])("is not %s", (_what, secret) => {
    expect(secretProblem(secret)).not.toBeNull();
  });

  it("can be one of several", () => {
    expect(listOfSecrets(" one,two\nthree\r\n, ")).toEqual(["one", "two", "three"]);
  });
});

describe("secret file", () => {
  it("is generated once and readable by its owner only", () => {
    const [secret, ...otherSecrets] = readOrCreateSecrets(file);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(otherSecrets).toEqual([]);
    expect(readOrCreateSecrets(file)).toEqual([secret]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["session-secret"]);
  });

  it("creates its folder with private access", () => {
    readOrCreateSecrets(join(folder, "deeper", "data-keys"));
    expect(statSync(join(folder, "deeper")).mode & 0o777).toBe(0o700);
  });

  it.each([
    ["empty", "", "is empty"],
    ["blank", "\n \n", "is empty"],
    ["cut off", "0123456789abcdef", "needs at least 32 characters"],
    ["guessable", "x".repeat(64), "can be guessed"],
  ])("stops the start and stays unchanged if it is %s", (_how, content, sentence) => {
    writeFileSync(file, content);
    expect(() => readOrCreateSecrets(file)).toThrow(sentence);
    expect(() => readOrCreateSecrets(file)).toThrow(file);
    expect(readFileSync(file, "utf8")).toBe(content);
  });

  it("holds several secrets, the current one first", () => {
    const secrets = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    writeFileSync(file, secrets.join("\n"));
    expect(readOrCreateSecrets(file)).toEqual(secrets);
  });
});

describe("environment", () => {
  const read = (more: Record<string, string>) => readEnv({ DATA_DIR: folder, ...more });
  const [first, second] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];

  it("generates a secret and a separate data key", () => {
    const env = read({});
    expect(env.sessionSecrets).toEqual([env.sessionSecret]);
    expect(env.dataKeys).toHaveLength(1);
    expect(env.dataKeys[0]).not.toBe(env.sessionSecret);
    expect(read({}).dataKeys).toEqual(env.dataKeys);
  });

  it("lists earlier secrets after the current one", () => {
    const env = read({ SESSION_SECRET: first, SESSION_SECRET_PREVIOUS: second });
    expect(env).toMatchObject({ sessionSecret: first, sessionSecrets: [first, second] });
    expect(read({ DATA_KEYS: `${first}, ${second}` }).dataKeys).toEqual([first, second]);
  });

  it.each([
    ["SESSION_SECRET", " ".repeat(40)],
    ["SESSION_SECRET", "x".repeat(40)],
    ["SESSION_SECRET_PREVIOUS", `${first},short`],
    ["DATA_KEYS", `${first},${"x".repeat(64)}`],
    ["DATA_KEYS", ","],
  ])("refuses %s with the value %j", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^ {2}${name}`, "m"));
  });

  it("requires given secrets for a shared database, and generates none", () => {
    const shared = { SESSION_SECRET: first, DATA_KEYS: second };
    const backup = {
      BACKUP_URL: "file:/backups",
      BACKUP_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
    };
    for (const url of ["postgres://setu:word@db.example/setu", "postgresql:///setu"]) {
      expect(read({ DATABASE_URL: url, ...shared }).databaseUrl).toBe(url);
      expect(() => read({ DATABASE_URL: url, DATA_KEYS: second })).toThrow(
        /^ {2}SESSION_SECRET: must be/m,
      );
      expect(() => read({ DATABASE_URL: url, ...shared, ...backup })).toThrow(/^ {2}BACKUP_URL/m);
      expect(() => read({ DATABASE_URL: url, SESSION_SECRET: first })).toThrow(
        /^ {2}DATA_KEYS: must be/m,
      );
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(["mysql://db.example/setu", "setu.db", "postgres://db.example:x/setu"])(
    "refuses the database %s and names only its variable",
    (given) => {
      const refused = () => read({ DATABASE_URL: given, SESSION_SECRET: first, DATA_KEYS: second });
      expect(refused).toThrow(/^ {2}DATABASE_URL/m);
      expect(refused).not.toThrow("db.example");
    },
  );

  it.each([
    ["https://setu.example", "https://setu.example"],
    ["https://setu.example/", "https://setu.example"],
    ["HTTPS://Setu.Example:443", "https://setu.example"],
    ["http://localhost:4000", "http://localhost:4000"],
  ])("accepts the public address %s", (given, origin) => {
    expect(read({ PUBLIC_URL: given }).publicUrl).toBe(origin);
  });

  it.each([
    "https://setu.example/site",
    "https://setu.example//",
    "https://setu.example/?a=1",
    "https://setu.example?",
    "https://setu.example/#top",
    "https://user:password@setu.example",
    "ftp://setu.example",
    "setu.example",
  ])("refuses the public address %s", (given) => {
    expect(() => read({ PUBLIC_URL: given })).toThrow("PUBLIC_URL");
  });
});
