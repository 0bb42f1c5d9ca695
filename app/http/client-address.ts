import { isIPv4, isIPv6 } from "node:net";

/**
 * The client's address, used for limits: the address of the socket, or the last entry of the
 * trusted header, which the proxy added.
 *
 * @param header undefined if no header is trusted
 */
export function clientAddress(
  socketAddress: string | undefined,
  header: string | undefined,
): string {
  const address = header?.split(",").at(-1)?.trim() || socketAddress;
  return address ? rateLimitAddress(address) : "local";
}

const HOUSEHOLD_SUFFIX = "::/64";

/** An IPv6 household has a /64; counting single addresses would limit nobody. */
export function rateLimitAddress(address: string): string {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : "unknown";
  const network = groups(bare).slice(0, 4);
  return network.map((group) => group.toString(16)).join(":") + HOUSEHOLD_SUFFIX;
}

/**
 * The client's networks, narrowest first. Homes have an IPv6 /64, often a /56; rented servers have
 * a /48.
 */
export function networksOf(client: string): string[] {
  if (!client.endsWith(HOUSEHOLD_SUFFIX)) return [client];
  const [first, second, third, fourth = "0"] = client.slice(0, -HOUSEHOLD_SUFFIX.length).split(":");
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
