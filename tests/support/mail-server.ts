import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail server that does not answer when it gets a recipient (RCPT), until it is released. */
export async function hangingMailServer() {
  const sockets = new Set<Socket>();
  const heldSockets = new Set<Socket>();
  let isAnswering = false;
  let count = 0;
  let resolveHangs = () => {};
  let resolveReceived = () => {};
  const hangs = new Promise<void>((done) => {
    resolveHangs = done;
  });
  const received = new Promise<void>((done) => {
    resolveReceived = done;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    let inBody = false;
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.write("220 mail.example ESMTP\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) receive(line);
    });
    function receive(line: string) {
      if (inBody && line !== ".") return;
      if (inBody) {
        inBody = false;
        count += 1;
        resolveReceived();
        socket.write("250 Kept\r\n");
      } else if (line.startsWith("RCPT") && !isAnswering) {
        heldSockets.add(socket);
        resolveHangs();
      } else if (line === "DATA") {
        inBody = true;
        socket.write("354 Go on\r\n");
      } else {
        socket.write("250 OK\r\n");
      }
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangs,
    received,
    count: () => count,
    answerFromNowOn: () => {
      isAnswering = true;
    },
    /** Answers the waiting connections, and all later ones. */
    release: () => {
      isAnswering = true;
      for (const socket of heldSockets) socket.write("250 OK\r\n");
      heldSockets.clear();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
