import { type Random, randomOf } from "../random";
import type { OutgoingRequest } from "../requests";
import { hostileBody } from "./hostile-bodies";
import { hostileCookies, hostileHeaders } from "./hostile-headers";
import { hostilePath } from "./hostile-paths";

/** A person whom the siege acts as. */
export interface Identity {
  who: string;
  cookies: string;
  /** Form token of this person. */
  token: string;
  forms: { path: string; values: Record<string, string> }[];
}

export interface FuzzTarget {
  origin: string;
  paths: readonly string[];
  identities: readonly Identity[];
  /** Ids and references of existing bookings, and slugs of hospitals and posts. */
  ids: readonly string[];
}

export interface HostileRequest extends OutgoingRequest {
  nth: number;
  who: string;
}

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"];

/** The nth request for a seed; the same arguments give the same request. */
export function hostileRequest(seed: number, nth: number, target: FuzzTarget): HostileRequest {
  const random = randomOf(seed + Math.imul(nth, 0x9e3779b1));
  const identity = random.pick(target.identities);
  const address = `10.${random.integer(2, 250)}.${random.integer(0, 255)}.${random.integer(0, 255)}`;
  const headers = { "Fly-Client-IP": address, ...hostileHeaders(random) };
  const method = random.chance(0.9) ? random.pick(["GET", "POST", "POST"]) : random.pick(methods);
  const path = hostilePath(random, target.paths, target.ids);
  if (method !== "POST") {
    return {
      nth,
      who: identity.who,
      method,
      path,
      headers: { Cookie: hostileCookies(random, identity.cookies), ...headers },
    };
  }
  return { nth, ...post(random, identity, target, path, headers, nth) };
}

function post(
  random: Random,
  identity: Identity,
  { origin }: FuzzTarget,
  anyPath: string,
  headers: Record<string, string>,
  nth: number,
) {
  const form = random.chance(0.7) ? random.pick(identity.forms) : null;
  const path = form ? form.path : anyPath;
  const formValues = {
    ...(form?.values ?? { csrf: identity.token }),
    email: `canary.person.${nth}@setu.example`,
  };
  const { type, body } = hostileBody(random, formValues);
  // a log-out would end the session for later requests
  const cookies = /logout|devices/.test(path) ? "" : hostileCookies(random, identity.cookies);
  return {
    who: identity.who,
    method: "POST",
    path,
    headers: { Cookie: cookies, Origin: origin, "Content-Type": type, ...headers },
    body,
  };
}
