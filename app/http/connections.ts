import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networksOf, rateLimitAddress } from "./client-address";

/**
 * Near the connection limit, closes the idlest connection of the busiest network. There is no limit
 * per address: carriers put thousands of families behind one.
 */
export function limitConnections(server: Server, maxConnections: number): void {
  /** Each set has the idlest connection first. */
  const socketsByNetwork = new Map<string, Set<Socket>>();
  const networkSocketsOf = new WeakMap<Socket, Set<Socket>>();
  let count = 0;
  server.maxConnections = maxConnections;
  server.on("connection", (socket) => {
    const network = networksOf(rateLimitAddress(socket.remoteAddress ?? "")).at(-1) ?? "";
    const neighbours = socketsByNetwork.get(network) ?? new Set();
    socketsByNetwork.set(network, neighbours.add(socket));
    networkSocketsOf.set(socket, neighbours);
    count += 1;
    socket.once("close", () => {
      neighbours.delete(socket);
      if (neighbours.size === 0) socketsByNetwork.delete(network);
      count -= 1;
    });
    if (count > maxConnections * 0.9) idlestOf(busiest(socketsByNetwork))?.destroy();
  });
  server.on("request", ({ socket }) => {
    const neighbours = networkSocketsOf.get(socket);
    if (neighbours?.delete(socket)) neighbours.add(socket);
  });
}

function busiest(networks: Map<string, Set<Socket>>): Set<Socket> {
  let largest = new Set<Socket>();
  for (const sockets of networks.values()) if (sockets.size > largest.size) largest = sockets;
  return largest;
}

/** Skips sockets that are destroyed and not yet reported as closed. */
function idlestOf(sockets: Set<Socket>): Socket | undefined {
  for (const socket of sockets) if (!socket.destroyed) return socket;
  return undefined;
}
