import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  dropOldDrafts,
  findDraft,
  forgetSentDrafts,
  removeDraft,
  storeDraft,
  writeDraft,
} from "./draft-storage";

const HOUR_MS = 60 * 60 * 1000;
const form = "booking";
const aDraft = (writer = "", key = "k".repeat(22)) => ({
  key,
  values: { fullName: "রহিমা" },
  writer,
});

/** A storage that exposes its items as keys, as browsers do. */
class Storage {
  getItem(name: string): string | null {
    return (Reflect.get(this, name) as string | undefined) ?? null;
  }
  setItem(name: string, text: string): void {
    Reflect.set(this, name, text);
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

const phone = { sessionStorage: new Storage(), localStorage: new Storage() };
const openNewTab = () => vi.stubGlobal("window", { ...phone, sessionStorage: new Storage() });
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:30:00.000Z"), toFake: ["Date"] });
  Object.assign(phone, { sessionStorage: new Storage(), localStorage: new Storage() });
  vi.stubGlobal("window", phone);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("keeps a draft for its tab, or for a day on the phone if the person chose that", () => {
  storeDraft(form, aDraft());
  expect(findDraft(form, "")).toMatchObject(aDraft());
  openNewTab();
  expect(findDraft(form, "")).toBeNull();

  writeDraft("localStorage", form, aDraft());
  vi.advanceTimersByTime(23 * HOUR_MS);
  expect(findDraft(form, "")).toMatchObject(aDraft());
  vi.advanceTimersByTime(HOUR_MS);
  expect(findDraft(form, "")).toBeNull();
  expect(Object.keys(phone.localStorage)).toEqual([]);
});

it("expires a draft that was stored while the clock was ahead", () => {
  vi.advanceTimersByTime(48 * HOUR_MS);
  writeDraft("localStorage", form, aDraft());
  vi.setSystemTime("2026-11-20T08:30:00.000Z");
  dropOldDrafts();
  expect(Object.keys(phone.localStorage)).toEqual([]);
});

it("hides a draft from other people, and keeps a visitor's draft after logging in", () => {
  for (const next of ["", "karim@example.com"]) {
    storeDraft(form, aDraft("rahima@example.com"));
    writeDraft("localStorage", form, aDraft("rahima@example.com"));
    expect(findDraft(form, "rahima@example.com")).not.toBeNull();
    expect(findDraft(form, next)).toBeNull();
    expect([phone.sessionStorage, phone.localStorage].flatMap(Object.keys)).toEqual([]);
  }
  storeDraft(form, aDraft());
  expect(findDraft(form, "rahima@example.com")).not.toBeNull();
});

it("deletes drafts only after they were sent and answered, also on the phone", () => {
  writeDraft("localStorage", form, aDraft());
  storeDraft(form, { ...aDraft(), sent: true });
  storeDraft("contact", aDraft());
  // the form was sent but the connection broke, so the draft is restored
  expect(findDraft(form, "")).toMatchObject(aDraft());
  forgetSentDrafts();
  expect(findDraft(form, "")).toBeNull();
  expect(findDraft("contact", "")).not.toBeNull();
});

it("works without storage", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const full = { getItem: () => null, setItem: refuse, removeItem: () => {} };
  const forbidden = Object.defineProperties(
    {},
    { sessionStorage: { get: refuse }, localStorage: { get: refuse } },
  );
  for (const window of [{ sessionStorage: full, localStorage: full }, forbidden]) {
    vi.stubGlobal("window", window);
    storeDraft(form, aDraft());
    forgetSentDrafts();
    dropOldDrafts();
    removeDraft("localStorage", form);
    expect(findDraft(form, "")).toBeNull();
  }
});
