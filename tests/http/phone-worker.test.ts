import { IDBObjectStore } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { offline as bn } from "~/locales/bn/offline";
import { paths } from "~/paths";
import { signedInUser } from "../support/admin";
import { CALL_US } from "../support/call-us";
import { family } from "../support/family";
import { Phone, phoneOfReader, type Screen } from "../support/phone";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
let phone: Phone;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await deleteRequests(site.db, { kind: "booking" });
  phone = await phoneOfReader(site);
});
afterEach(() => vi.restoreAllMocks());

const FORM = paths.booking("bn");
const LIST = paths.unsent("bn");
const rows = () => requestsOf(site.db, { kind: "booking" });
const phoneNotice = ({ document }: Screen) => document.querySelector("#on-phone")?.text.trim();
const list = ({ document }: Screen) => document.querySelector("#unsent")?.text;

describe("phone without storage space", () => {
  const storageFailures: [string, () => void][] = [
    [
      "storage is full",
      () => {
        phone.caches.isFull = true;
        vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
          throw new DOMException("no room", "QuotaExceededError");
        });
      },
    ],
    [
      "storage is forbidden",
      () => {
        phone.caches.isForbidden = true;
        vi.spyOn(phone.indexedDB, "open").mockImplementation(() => {
          throw new DOMException("forbidden", "SecurityError");
        });
      },
    ],
  ];

  it.each(storageFailures)("still reads and sends online if %s", async (_, breakStorage) => {
    breakStorage();
    await phone.update();
    const form = await phone.open(FORM);
    expect(form.status).toBe(200);
    const sent = await phone.press(form, family);
    expect(sent.path).toContain("/sent/");
    expect(await rows()).toHaveLength(1);
    expect((await phone.open(LIST)).status).toBe(200);
  });

  it.each(storageFailures)("stores no form, and says so, if %s", async (_, breakStorage) => {
    const form = await phone.open(FORM);
    breakStorage();
    phone.kill();
    phone.goOffline();
    const shown = await phone.press(form, family);
    expect(shown.path).toBe(FORM);
    expect(phoneNotice(shown) ?? bn.notKept).toBe(bn.notKept);
    vi.restoreAllMocks();
    phone.caches.isForbidden = false;
    phone.kill();
    phone.goOnline();
    await phone.online();
    expect(await rows()).toEqual([]);
    expect(list(await phone.open(LIST))).toContain(bn.unsent.none);
  });

  it("says on another page that the form could not be kept, and where its text is", async () => {
    const form = await phone.open(FORM);
    storageFailures[0]?.[1]();
    phone.goOffline();
    const shown = await phone.press(form, family);
    expect(phoneNotice(shown)).toBe(bn.notKept);
    expect(shown.document.querySelector(`main ${CALL_US}`)).toBeTruthy();
  });
});

describe("service worker", () => {
  it("fetches a page once, even one that it does not cache", async () => {
    for (const path of [paths.costs("bn"), paths.login("bn"), paths.dashboard("bn")]) {
      phone.requestedPaths.length = 0;
      await phone.open(path);
      expect(phone.requestedPaths.filter((one) => one === path)).toEqual([path]);
    }
  });

  it("caches the page that was open before the worker, and finds it with any tracking parameter", async () => {
    phone = new Phone(site);
    await phone.open(`${paths.costs("bn")}?fbclid=IwAR0`);
    await phone.update();
    phone.goOffline();
    for (const path of [paths.costs("bn"), `${paths.costs("bn")}?fbclid=IwAR1`]) {
      expect(phoneNotice(await phone.open(path)), path).toContain("বাংলাদেশ সময়");
    }
  });

  it("deletes its pages under data saver, and unregisters after sending waiting forms", async () => {
    await phone.sendWithoutLine(FORM, family);
    phone.visitor.cookies.set("data-saver", "on");
    phone.line = (send, { method }) =>
      method === "POST" ? Promise.reject(new TypeError("cut")) : send();
    await phone.open(paths.home("bn"));
    expect(await phone.caches.keys()).toEqual([]);
    expect(phone.isRegistered).toBe(true);
    phone.goOnline();
    const sent = await phone.open(LIST);
    expect(await rows()).toHaveLength(1);
    await phone.press(await phone.open(sent.path), {}, "#unsent form");
    await phone.open(paths.home("bn"));
    expect(phone.isRegistered).toBe(false);
  });

  it.each([429, 500, 503])(
    "keeps a waiting form when its page resends it and gets %i",
    async (status) => {
      const form = await phone.open(FORM);
      phone.goOffline();
      await phone.press(form, family);
      phone.line = async (send, { method }) =>
        method === "POST" ? new Response("<h1>Later</h1>", { status }) : send();
      expect((await phone.press(form, family)).status).toBe(status);
      expect(list(await phone.open(LIST))).toContain(bn.unsent.waiting);
      phone.goOnline();
      await phone.online();
      expect(await rows()).toHaveLength(1);
    },
  );

  it("reloads a list whose form arrived before the list was shown", async () => {
    await phone.sendWithoutLine(FORM, family);
    await phone.open(paths.home("bn"));
    const line = Promise.withResolvers<void>();
    phone.line = async (send, { method }) => {
      if (method === "POST") await line.promise;
      return send();
    };
    const sync = phone.sync();
    await vi.waitFor(() => expect(phone.posts.at(-1)).toBe(FORM));
    phone.beforeShown = async () => {
      line.resolve();
      await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
      // enough time for the worker to record the arrival
      await new Promise((done) => setTimeout(done, 200));
    };
    expect(list(await phone.open(LIST))).toContain(bn.unsent.waiting);
    await sync;
    expect(phone.reloadedPaths).toEqual([LIST]);
    phone.beforeShown = async () => {};
    expect(list(await phone.open(LIST))).toContain(bn.unsent.sent);
  });

  it("sends waiting forms before a log-out, which clears the phone", async () => {
    const user = await signedInUser(site);
    for (const [name, value] of user.cookies) phone.visitor.cookies.set(name, value);
    await phone.sendWithoutLine(FORM, family);
    const page = await user.get(paths.profile("bn"));
    phone.goOnline();
    phone.posts.length = 0;
    await phone.press(page, {}, `form[action='${paths.logout()}']`);
    expect(phone.posts).toEqual([FORM, paths.logout()]);
    expect(await rows()).toHaveLength(1);
  });

  it("deletes an old release's pages after an update, and sends its forms", async () => {
    await phone.sendWithoutLine(FORM, family);
    for (const name of await phone.caches.keys()) {
      phone.caches.rename(name, name.replace(/\d+$/, "0"));
    }
    phone.goOnline();
    await phone.update();
    const names = await phone.caches.keys();
    expect(names.filter((name) => name.endsWith("-0"))).toEqual([]);
    await phone.online();
    expect(await rows()).toHaveLength(1);
    phone.goOffline();
    const page = await phone.open(FORM);
    expect(page.document.querySelector("form#booking")).toBeNull();
  });
});
