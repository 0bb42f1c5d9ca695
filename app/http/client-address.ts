import { isIPv4, isIPv6 } from "node:net";

/**
 * The address that limits count by. Behind Fly's proxy its own header is the word of the proxy;
 * anywhere else a header is anybody's word, and the socket is asked.
 */
export function clientAddress(
  socketAddress: string | undefined,
  flyClientIp: string | undefined,
  trustFlyClientIp: boolean,
): string {
  const address = (trustFlyClientIp && flyClientIp?.trim()) || socketAddress;
  return address ? limitingAddress(address) : "local";
}

/** One household of IPv6 is a /64: counting single addresses would count nothing. */
export function limitingAddress(address: string): string {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : "unknown";
  const network = groups(bare).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
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
