import type { Random } from "../random";
import { personal } from "./canaries";
import { percentEncode } from "./hostile-paths";
import { hostileName, hostileValue } from "./hostile-values";

export interface HostileBody {
  type: string;
  body: string | Buffer;
}

const contentTypes = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=other",
  `multipart/form-data; boundary="${"b".repeat(300)}"`,
  "application/json",
  "text/plain",
  "text/x-script",
  "application/octet-stream",
  "",
];

/** A form with hostile fields, or JSON or random bytes; sometimes with a false content type. */
export function hostileBody(random: Random, formValues: Record<string, string>): HostileBody {
  const fields = hostileFields(random, formValues);
  const kind = random.fraction();
  if (kind < 0.6) {
    const pairs = fields.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`);
    const body = pairs.join("&");
    const type = random.chance(0.95) ? (contentTypes[0] ?? "") : random.pick(contentTypes);
    return { type, body: random.chance(0.9) ? body : corrupt(random, body) };
  }
  if (kind < 0.9) return multipart(random, fields);
  return {
    type: random.pick(contentTypes),
    body: random.chance(0.5)
      ? JSON.stringify(Object.fromEntries(fields))
      : Buffer.from(Array.from({ length: random.integer(0, 2000) }, () => random.integer(0, 255))),
  };
}

/** The form's values and the canaries: some hostile, missing or doubled; extra fields at the end. */
function hostileFields(random: Random, formValues: Record<string, string>): [string, string][] {
  const typed = { ...personal, ...formValues };
  const fields = Object.entries(typed).flatMap(([name, value]): [string, string][] => {
    const chance = random.fraction();
    if (chance < 0.05 && name !== "csrf") return [];
    if (chance < 0.25 && name !== "csrf") return [[name, hostileValue(random)]];
    return chance < 0.3
      ? [
          [name, value],
          [name, hostileValue(random)],
        ]
      : [[name, value]];
  });
  for (let more = random.integer(0, 3); more > 0; more--) {
    fields.push([hostileName(random), hostileValue(random)]);
  }
  return fields;
}

function multipart(random: Random, fields: [string, string][]): HostileBody {
  const boundary = random.word(12);
  const parts = fields.map(([name, value]) => {
    const file = random.chance(0.1) ? `; filename="${hostileValue(random).slice(0, 200)}"` : "";
    const safeName = random.chance(0.9) ? name.replace(/["\r\n]/g, "_") : name;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${safeName}"${file}\r\n\r\n${value}\r\n`;
  });
  const completeBody = `${parts.join("")}--${boundary}--\r\n`;
  return {
    type: `multipart/form-data; boundary=${random.chance(0.9) ? boundary : random.word(12)}`,
    body: random.chance(0.7) ? completeBody : corrupt(random, completeBody),
  };
}

/** Truncates the body, changes a byte, and sometimes replaces the line ends. */
function corrupt(random: Random, body: string): Buffer {
  const bytes = Buffer.from(random.chance(0.3) ? body.replaceAll("\r\n", "\n") : body);
  if (bytes.length > 0) bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255);
  return bytes.subarray(0, random.integer(0, bytes.length));
}
