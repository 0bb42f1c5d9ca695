import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import tls from "node:tls";

/** Creates a self-signed certificate for mail.example in the folder. */
export function selfSigned(folder: string) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=mail.example", "-addext", "subjectAltName=DNS:mail.example"];
  const parameters = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  execFileSync(
    "openssl",
    [...parameters, "-nodes", "-days", "2", ...subject, "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

/** A mail server, with the commands, recipients and mails that it received, in order. */
export interface MailServer {
  url: string;
  commands: string[];
  recipients: string[];
  received: string[];
  close(): Promise<void>;
}

/** As much of SMTP as one mail needs; `answers` replaces the answer to a command. */
export async function mailServer(
  answers: Record<string, string | undefined>,
  certificate?: { key: string; cert: string },
): Promise<MailServer> {
  const commands: string[] = [];
  const recipients: string[] = [];
  const received: string[] = [];
  const server: Server = createServer((plain) => {
    let socket: Socket = plain;
    let pending = "";
    let body: string[] | null = null;
    listen();
    socket.write("220 mail.example ESMTP\r\n");

    function listen() {
      socket.on("error", () => {});
      socket.on("data", (chunk: Buffer) => {
        const lines = (pending + chunk.toString("utf8")).split("\r\n");
        pending = lines.pop() ?? "";
        for (const line of lines) receive(line);
      });
    }

    function receive(line: string) {
      if (body) {
        if (line !== ".") {
          body.push(line.replace(/^\./, ""));
          return;
        }
        received.push(body.join("\r\n"));
        body = null;
        socket.write("250 2.0.0 Kept\r\n");
        return;
      }
      const command = /^(MAIL FROM|RCPT TO|[A-Z]+)/i.exec(line)?.[1]?.toUpperCase() ?? "";
      const answer = answers[command];
      commands.push(command);
      if (answer) {
        socket.write(`${answer}\r\n`);
      } else if (command === "STARTTLS" && certificate) {
        socket.write("220 Go on\r\n");
        plain.removeAllListeners("data");
        socket = new tls.TLSSocket(plain, { isServer: true, ...certificate });
        listen();
      } else if (command === "DATA") {
        body = [];
        socket.write("354 Go on\r\n");
      } else if (command === "QUIT") {
        socket.end("221 Bye\r\n");
      } else {
        if (command === "RCPT TO") recipients.push(line.slice("RCPT TO:".length).trim());
        socket.write("250 OK\r\n");
      }
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    recipients,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
