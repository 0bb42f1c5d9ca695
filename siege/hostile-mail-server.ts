import { createServer, type Socket } from "node:net";
import type { Random } from "./random";

/** Faults of the server; `none` is correct behaviour. */
const faults = [
  "none",
  "late",
  "drop on connect",
  "drop at RCPT",
  "drop in the text",
  "drop after the text",
  "hang at RCPT",
  "hang after the text",
  "451 at RCPT",
  "451 after the text",
  "554 after the text",
  "421 on connect",
] as const;
type Fault = (typeof faults)[number];

const LATE_MS = 300;
/** Addresses without a mailbox, which the server always refuses. */
export const NO_MAILBOX = /nobody-/;

/** A mail that arrived completely, whether or not it was acknowledged. */
interface ArrivedMail {
  messageId: string;
  recipient: string;
  subject: string;
  /** True if the server answered 250. */
  acknowledged: boolean;
}

export interface HostileMailServer {
  url: string;
  arrived: ArrivedMail[];
  /** Recipients refused with 550. */
  refusals: () => number;
  /** Number of faults so far. */
  faultCount: () => number;
  /** Ends all connections, and commits no more faults. */
  stopFaults: () => void;
  close: () => Promise<void>;
}

/** A mail server on loopback that drops, delays, hangs and refuses at random. */
export async function hostileMailServer(random: Random): Promise<HostileMailServer> {
  const arrived: ArrivedMail[] = [];
  const sockets = new Set<Socket>();
  let isWellBehaved = false;
  let faultCount = 0;
  let refusals = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    converse(socket, {
      arrived,
      noteRefusal: () => {
        refusals += 1;
      },
      nextFault: () => {
        const next = isWellBehaved || random.chance(0.4) ? "none" : random.pick(faults);
        if (next !== "none") faultCount += 1;
        return next;
      },
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refusals: () => refusals,
    faultCount: () => faultCount,
    stopFaults: () => {
      isWellBehaved = true;
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

interface Conversation {
  arrived: ArrivedMail[];
  noteRefusal: () => void;
  /** The fault for the next mail of the connection. */
  nextFault: () => Fault;
}

/** As much of SMTP as the site's mails need, with one fault for each mail. */
function converse(socket: Socket, { arrived, noteRefusal, nextFault }: Conversation): void {
  let fault = nextFault();
  let pending = "";
  let text: string[] | null = null;
  let recipient = "";
  const say = (answer: string) => void socket.write(`${answer}\r\n`);
  if (fault === "drop on connect") return void socket.destroy();
  if (fault === "421 on connect") return void socket.end("421 4.3.2 Not now\r\n");
  if (fault === "late") setTimeout(() => say("220 mail.example ESMTP"), LATE_MS);
  else say("220 mail.example ESMTP");

  socket.on("data", (chunk) => {
    const lines = (pending + chunk.toString("utf8")).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      if (socket.destroyed) return;
      if (text) takeText(text, line);
      else takeCommand(line);
    }
  });

  function takeCommand(line: string) {
    if (/^RCPT TO/i.test(line)) {
      recipient = /<(.*?)>/.exec(line)?.[1] ?? "";
      if (NO_MAILBOX.test(recipient)) {
        noteRefusal();
        say("550 5.1.1 No such mailbox");
      } else if (fault === "drop at RCPT") socket.destroy();
      else if (fault === "451 at RCPT") say("451 4.7.1 Greylisted");
      else if (fault !== "hang at RCPT") say("250 OK");
    } else if (/^DATA/i.test(line)) {
      text = [];
      say("354 Go on");
    } else if (/^QUIT/i.test(line)) {
      socket.end("221 Bye\r\n");
    } else if (/^MAIL FROM/i.test(line)) {
      say("250 OK");
    } else {
      say("250 OK");
    }
  }

  function takeText(lines: string[], line: string) {
    if (line !== ".") {
      lines.push(line.replace(/^\./, ""));
      if (fault === "drop in the text" && lines.length > 5) socket.destroy();
      return;
    }
    text = null;
    const mailFault = fault;
    fault = nextFault();
    if (mailFault === "451 after the text") return say("451 4.3.0 Try again");
    if (mailFault === "554 after the text") return say("554 5.6.0 No");
    const acknowledged = mailFault !== "drop after the text" && mailFault !== "hang after the text";
    arrived.push({ ...headersOf(lines), recipient, acknowledged });
    if (mailFault === "drop after the text") socket.destroy();
    else if (acknowledged) say("250 2.0.0 Kept");
  }
}

function headersOf(lines: string[]) {
  const head = lines
    .slice(0, lines.indexOf(""))
    .join("\n")
    .replace(/\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? "";
  return { messageId: header("Message-ID"), subject: header("Subject") };
}
