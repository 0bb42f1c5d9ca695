import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("switches on a list with an unfinished search", () => {
  const LIST = "/hospitals?country=thailand&q=old&page=2";

  async function pressSwitch(
    path: string,
    [name, value]: [string, string],
    typed: Record<string, string>,
  ) {
    const visitor = site.visitor();
    const page = await visitor.get(path);
    const button = page.document.querySelector(
      `header button[form=search][name=${name}][value=${value}]`,
    );
    expect(button?.getAttribute("formmethod")).toBe("post");
    const response = await visitor.send(button?.getAttribute("formaction") ?? "", {
      method: "POST",
      body: new URLSearchParams({ ...typed, [name]: value }),
    });
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get("Location") ?? "", "http://localhost");
    return { path: target.pathname, query: Object.fromEntries(target.searchParams), page };
  }

  it("return to the list and keep the search text and the choices", async () => {
    const typed = { country: "thailand", q: "ক্যান্সার a\\b", specialty: "" };
    const dark = await pressSwitch(LIST, ["theme", "dark"], { ...typed, q: "ক্যান্সার" });
    expect(dark.path).toBe("/hospitals");
    expect(dark.query).toEqual({ country: "thailand", q: "ক্যান্সার", page: "2" });
    const bengali = await pressSwitch("/hospitals", ["language", "bn"], {
      q: "heart",
      specialty: "heart",
    });
    expect(bengali.path).toBe("/bn/hospitals");
    expect(bengali.query).toEqual({ q: "heart", specialty: "heart" });
    const emptied = await pressSwitch("/th/reviews", ["theme", "dark"], {
      country: "",
      treatment: "",
    });
    expect([emptied.path, emptied.query]).toEqual(["/th/reviews", {}]);
    // values that our addresses may not contain are dropped, but the page stays the same
    expect((await pressSwitch(LIST, ["theme", "dark"], typed)).path).toBe("/hospitals");
  });

  it("do not take over Enter in the search, and never redirect to another site", async () => {
    const { page } = await pressSwitch(LIST, ["theme", "dark"], {});
    const first = page.document
      .querySelectorAll("button")
      .find((button) => button.getAttribute("form") === "search");
    expect(first?.getAttribute("name")).toBeUndefined();
    for (const returnTo of ["//evil.example", "https://evil.example/", "/\\evil"]) {
      const response = await site.fetch(`/theme?${new URLSearchParams({ returnTo })}`, {
        method: "POST",
        body: new URLSearchParams({ theme: "dark", q: "x" }),
      });
      expect(response.headers.get("Location")).toBe("/?q=x");
    }
  });
});

describe("switches on a 404 page with an unfinished search", () => {
  it.each([
    "/nothing",
    "/bn/nothing",
    "/nothing/at/all",
    "/hospitals/no-such-hospital",
    "/th/blog/no-such-post?page=2",
    "/booking/sent/no-such-request",
  ])("return to that page with the text: %s", async (path) => {
    const visitor = site.visitor();
    let page = await visitor.get(path);
    const turns = [
      ["theme", "dark", "heart"],
      ["language", "th", "ক্যান্সার"],
      ["data-saver", "on", "a & b"],
      ["language", "en", ""],
    ] as const;
    for (const [name, value, typed] of turns) {
      expect(page.status).toBe(404);
      const button = page.document.querySelector(
        `button[form=search][name=${name}][value=${value}]`,
      );
      expect(button, `${name} at ${page.path}`).not.toBeNull();
      page = await visitor.post(button?.getAttribute("formaction") ?? "", {
        q: typed,
        [name]: value,
      });
      const box = page.document.querySelector("main form#search [name=q]");
      expect(box?.getAttribute("value") ?? "").toBe(typed);
    }
    const { pathname } = new URL(path, "http://localhost");
    expect(page.path.split("?")[0]).toBe(pathname.replace(/^\/(bn|th)/, ""));
  });

  it("send no search field from an error page without one", async () => {
    const page = await site.visitor().post("/theme", { theme: "pink", returnTo: "/" });
    expect(page.status).toBe(400);
    expect(page.document.querySelector("[form=search]")).toBeNull();
  });
});
