import { isIPv4, isIPv6 } from "node:net";

/**
 * The address that limits count by: the socket's, or what the proxy in front says in the header
 * that the environment names. Of a list (`X-Forwarded-For`) the last entry is the proxy's own word;
 * those before it are anybody's.
 *
 * @param header its value; undefined where no header is to be believed
 */
export function clientAddress(
  socketAddress: string | undefined,
  header: string | undefined,
): string {
  const address = header?.split(",").at(-1)?.trim() || socketAddress;
  return address ? limitingAddress(address) : "local";
}

const HOME = "::/64";

/** One household of IPv6 is a /64: counting single addresses would count nothing. */
export function limitingAddress(address: string): string {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : "unknown";
  const network = groups(bare).slice(0, 4);
  return network.map((group) => group.toString(16)).join(":") + HOME;
}

/**
 * The networks that a client stands in, from the narrowest. A home has a /64 of IPv6, often a /56, and
 * whoever rents a machine a /48: 65,536 addresses as limits count them.
 *
 * @param client an address as limits count it
 */
export function networksOf(client: string): string[] {
  if (!client.endsWith(HOME)) return [client];
  const [first, second, third, fourth = "0"] = client.slice(0, -HOME.length).split(":");
  const larger = `${first}:${second}:${third}`;
  const part = Math.floor(Number.parseInt(fourth, 16) / 256).toString(16);
  return [client, `${larger}:${part}::/56`, `${larger}::/48`];
}

function groups(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill("0"), ...after].map((group) =>
    Number.parseInt(group, 16),
  );
}
