import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offline as bn } from "~/locales/bn/offline";
import { offline as en } from "~/locales/en/offline";
import { formatDateTime } from "~/locales/format";
import { paths } from "~/paths";
import { asRead } from "../support/as-read";
import { CALL_US } from "../support/call-us";
import { family } from "../support/family";
import { type Phone, phoneOfReader, type Screen } from "../support/phone";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

const DAY_MS = 24 * 60 * 60 * 1000;
let site: Site;
let phone: Phone;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await deleteRequests(site.db);
  phone = await phoneOfReader(site);
});

const FORM = paths.booking("bn");
const LIST = paths.unsent("bn");
const rows = () => requestsOf(site.db);
const phoneNotice = ({ document }: Screen) => document.querySelector("#on-phone")?.text.trim();
const main = ({ document }: Screen) => document.querySelector("main")?.text;
const list = ({ document }: Screen) => document.querySelector("#unsent")?.text;

describe("offline", () => {
  it("shows a page again with the server's time, however wrong the phone's clock is", async () => {
    for (const days of [-1, 0, 1]) {
      phone = await phoneOfReader(site, days * DAY_MS);
      await phone.open(paths.costs("bn"));
      phone.goOffline();
      const page = await phone.open(paths.costs("bn"));
      const time = formatDateTime(site.clock.now.toISOString(), "bn");
      expect(phoneNotice(page), `${days}`).toBe(asRead(bn.keptPage.replace("{{time}}", time)));
    }
  });

  it("has the emergency pages, and contact details in place of others", async () => {
    phone.goOffline();
    for (const page of [paths.faqs, paths.hospitals, paths.process]) {
      expect(phoneNotice(await phone.open(page("bn")))).toContain("বাংলাদেশ সময়");
    }
    const { document } = await phone.open(paths.terms("bn"));
    expect(document.querySelector("h1")?.text).toBe(bn.page.title);
    expect(document.querySelector(`main ${CALL_US}`)).toBeTruthy();
  });

  it("stores one page for addresses that differ in unused parameters", async () => {
    const knownPaths = [
      paths.costs("bn"),
      paths.hospitals("bn"),
      paths.hospitals("bn", { country: "india" }),
      paths.booking("bn", { service: "visa" }),
    ];
    for (const path of knownPaths) await phone.open(path);
    for (let link = 0; link < 100; link++) {
      await phone.open(`${paths.privacy("bn")}?fbclid=IwAR${link}&utm_source=facebook`);
    }
    phone.goOffline();
    for (const path of [...knownPaths, paths.privacy("bn")]) {
      const page = await phone.open(path);
      expect(phoneNotice(page), path).toContain("বাংলাদেশ সময়");
      const linked = await phone.open(`${path}${path.includes("?") ? "&" : "?"}gclid=a+b`);
      expect(main(linked), path).toBe(main(page));
    }
    const [, all, filtered] = knownPaths;
    expect(main(await phone.open(filtered ?? ""))).not.toBe(main(await phone.open(all ?? "")));
  });

  it.each([
    ["booking", FORM, family, family.fullName],
    ["callBack", paths.callBack("bn"), { phoneNumber: "01712 345678" }, "01712 345678"],
    ["callBack", paths.callBack("bn"), { phoneNumber: "01712 345678", fullName: "রহিমা" }, "রহিমা"],
  ] as const)(
    "keeps a form sent as %s, names its sender, and sends it by itself",
    async (kind, path, typed, senderName) => {
      const shown = await phone.sendWithoutLine(path, typed);
      expect(shown.path).toBe(LIST);
      for (const words of [bn.kinds[kind], bn.unsent.waiting, senderName])
        expect(list(shown)).toContain(words);
      // nothing has been sent yet
      expect(list(shown)).not.toContain(bn.unsent.sent);
      await phone.open(paths.home("en")).catch(() => {});
      expect(await rows()).toEqual([]);
      phone.goOnline();
      await phone.sync();
      const [row] = await rows();
      expect(list(await phone.open(LIST))).toContain(row?.reference);
      const englishList = await phone.open(paths.unsent("en"));
      expect(list(englishList)).toContain(en.kinds[kind]);
      expect(list(englishList)).toContain(en.unsent.sent);
      expect(list(englishList)).not.toContain(senderName);
    },
  );
});

it("an open page says in its language what was sent, without reloading", async () => {
  await phone.sendWithoutLine(FORM, family);
  const open = await phone.open(paths.faqs("bn"));
  expect(phoneNotice(open)).toContain(bn.note.waiting);
  phone.messages.length = 0;
  phone.goOnline();
  await phone.online();
  const [row] = await rows();
  const message = phone.messages.find(([path]) => path === paths.faqs("bn"))?.[1];
  expect(message).toContain(`${bn.note.sent} ${row?.reference}`);
  expect(message).not.toContain(bn.note.waiting);
  expect(phone.reloadedPaths).not.toContain(paths.faqs("bn"));
});

it("a form is retried when the connection is reported back too early", async () => {
  await phone.sendWithoutLine(FORM, family);
  phone.goOnline();
  const { line } = phone;
  phone.line = async () => {
    phone.line = line;
    throw new TypeError("Failed to fetch");
  };
  await phone.online();
  expect(await rows()).toHaveLength(1);
});

describe("waiting form is sent once", () => {
  it("from two tabs that send it at the same moment, online and offline", async () => {
    const form = await phone.open(FORM);
    phone.goOffline();
    await Promise.all([phone.press(form, family), phone.press(form, family)]);
    expect((await phone.open(LIST)).document.querySelectorAll("#unsent strong")).toHaveLength(2);
    phone.goOnline();
    phone.posts.length = 0;
    await Promise.all([phone.sync(), phone.online(), phone.open(FORM), phone.open(LIST)]);
    expect(phone.posts).toEqual([FORM]);
    await Promise.all([phone.press(form, family), phone.press(form, family)]);
    expect(await rows()).toHaveLength(1);
  });

  it("although the browser closes during sending, before or after the form arrives", async () => {
    await phone.sendWithoutLine(FORM, family);
    for (const hasArrived of [false, true]) {
      let reached = () => {};
      const isOnItsWay = new Promise<void>((done) => {
        reached = done;
      });
      phone.line = async (send) => {
        if (hasArrived) await send();
        reached();
        return new Promise(() => {});
      };
      void phone.online();
      await isOnItsWay;
      phone.kill();
      phone.goOffline();
      expect(list(await phone.open(LIST)), `${hasArrived}`).toContain(bn.unsent.waiting);
    }
    phone.goOnline();
    await phone.online();
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(list(await phone.open(LIST))).toContain(row?.reference);
  });

  it("when its button is pressed, and never if it was deleted before", async () => {
    const press = (screen: Screen, act: string) =>
      phone.press(screen, {}, `#unsent form:has([value=${act}])`);
    const unwanted = await phone.sendWithoutLine(FORM, family);
    phone.goOnline();
    phone.posts.length = 0;
    expect(list(await press(unwanted, "remove"))).toContain(bn.unsent.none);
    expect(phone.posts).toEqual([]);

    const shown = await phone.sendWithoutLine(FORM, family);
    const stillWaiting = await press(shown, "send");
    expect(list(stillWaiting)).toContain(bn.unsent.waiting);
    phone.goOnline();
    expect(list(await press(stillWaiting, "send"))).toContain(bn.unsent.sent);
    expect(await rows()).toHaveLength(1);
  });

  it("a day later, by a phone whose wrong clock was corrected", async () => {
    phone.clockErrorMs = DAY_MS;
    phone.kill();
    await phone.sendWithoutLine(FORM, family);
    phone.clockErrorMs = -DAY_MS;
    phone.kill();
    phone.goOnline();
    await phone.online();
    expect(await rows()).toHaveLength(1);
    expect(list(await phone.open(LIST))).toContain(bn.unsent.sent);
    // the arrival is shown for a day only, even on a phone whose clock runs ahead
    phone.clockErrorMs = DAY_MS;
    phone.kill();
    expect(list(await phone.open(LIST))).toContain(bn.unsent.none);
  });
});
