import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const LINK = /https?:\/\/\S+(?:[?&](?:token|invite)=[\w-]+|\/request\/open\/[\da-f]+)/;

/**
 * Waits for a mail in `DATA_DIR/mail`, and returns the link that has a token, and whose path begins
 * with `path`.
 */
export async function linkFromMail(dataDir: string, to: string, path: string): Promise<string> {
  const folder = join(dataDir, "mail");
  for (let tries = 0; tries < 100; tries++) {
    for (const text of mailsTo(folder, to)) {
      const url = LINK.exec(text)?.[0];
      if (url && new URL(url).pathname.startsWith(path)) return url;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${to} with a link to ${path}`);
}

/** Texts of the mails to an address, newest first. */
function mailsTo(folder: string, to: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    // nothing has been sent yet
    return [];
  }
  return names
    .map((name) => join(folder, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs)
    .map((file) => readFileSync(file, "latin1"))
    .filter((mail) => mail.toLowerCase().includes(`to: ${to}`))
    .map(plainPart);
}

/** The plain-text part, which the files contain unencoded (8bit). */
function plainPart(mail: string): string {
  const part = mail.split(/\r?\n--/).find((one) => /content-type: text\/plain/i.test(one)) ?? mail;
  const [, ...body] = part.split(/\r?\n\r?\n/);
  return body.join("\n\n");
}
