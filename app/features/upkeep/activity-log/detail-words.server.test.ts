import { describe, expect, it } from "vitest";
import { acts } from "~/features/requests/act";
import { correctable } from "~/features/requests/facts";
import { statuses } from "~/features/requests/life";
import { plainText } from "~/locales/plain-text";
import * as words from "./detail-words.server";

const detailWords = (...of: Parameters<typeof words.detailText>) =>
  plainText(words.detailText(...of));

describe("details of an audit event", () => {
  it("are in the reader's language, with an arrow between two statuses", () => {
    const acted = "called, received → in_review";
    expect(detailWords("request-acted", acted, "en")).toBe("Called, Received → In review");
    expect(detailWords("request-acted", acted, "th")).toBe("โทรแล้ว, ได้รับแล้ว → กำลังประเมิน");
    expect(detailWords("request-undone", "declined → received", "th")).toBe(
      "ดำเนินการไม่ได้ → ได้รับแล้ว",
    );
    expect(detailWords("request-corrected", "patientAge, urgent", "en")).toBe(
      "Patient’s age, Urgency",
    );
    expect(detailWords("request-kind-changed", "message → booking", "en")).toBe(
      "Message → Booking",
    );
    expect(detailWords("content-changed", "bn", "en")).toBe("বাংলা");
    expect(detailWords("sign-in", "passkey", "en")).toBe("with a passkey");
  });

  it("contain no internal keys in Bengali", () => {
    const latin = (words: string) => words.match(/[a-z_]{3,}/g) ?? [];
    for (const name of [...acts, ...statuses, "booking → message"])
      expect([name, latin(detailWords("request-acted", name, "bn"))]).toEqual([name, []]);
    for (const { key: name } of correctable)
      expect([name, latin(detailWords("request-corrected", name, "bn"))]).toEqual([name, []]);
  });

  it("are not changed if there is no translation", () => {
    expect(detailWords("request-merged", "SETU-AAAA-BBBB", "th")).toBe("SETU-AAAA-BBBB");
    expect(detailWords("mail-called", "no such kind", "bn")).toBe("no such kind");
  });
});
