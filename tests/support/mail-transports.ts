import type { MailTransport, OutgoingMail } from "~/features/mail/transport.server";

/** Accepts every mail, in the next turn of the event loop. */
export function acceptingTransport() {
  const sent: OutgoingMail[] = [];
  let awaitedCount = 0;
  let notify = () => {};
  const transport = {
    via: "smtp" as const,
    sent,
    async send(mail: OutgoingMail) {
      await new Promise((done) => setImmediate(done));
      sent.push(mail);
      notify();
    },
    close() {},
    /** The nth call resolves when n mails have been accepted. */
    async next() {
      awaitedCount += 1;
      while (sent.length < awaitedCount) {
        await new Promise<void>((done) => {
          notify = done;
        });
      }
    },
  } satisfies MailTransport & Record<string, unknown>;
  return transport;
}

/** Rejects every mail with this error. */
export function failingTransport(error: Error) {
  const tried: OutgoingMail[] = [];
  return {
    via: "smtp" as const,
    tried,
    async send(mail: OutgoingMail) {
      tried.push(mail);
      throw error;
    },
    close() {},
  };
}

/** Begins to send, and does not finish before it is released. */
export function hangingTransport() {
  let resolveStarted = () => {};
  let release = () => {};
  const started = new Promise<void>((done) => {
    resolveStarted = done;
  });
  const released = new Promise<void>((done) => {
    release = done;
  });
  const transport = {
    via: "smtp" as const,
    tried: [] as OutgoingMail[],
    closed: false,
    started,
    release,
    async send(mail: OutgoingMail) {
      transport.tried.push(mail);
      resolveStarted();
      await released;
    },
    close() {
      transport.closed = true;
    },
  };
  return transport;
}
