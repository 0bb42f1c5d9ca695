import { describe, expect, test } from "vitest";
import { TEST_SECRETS } from "../../tests/support/secrets";
import { readEnv } from "./env.server";
import { chosenLanguage, detectLanguage } from "./i18n.server";

const site = { env: readEnv(TEST_SECRETS) };

function ask(path: string, { chosen, asked }: { chosen?: string; asked?: string } = {}): Request {
  const headers = new Headers();
  if (chosen !== undefined) headers.set("Cookie", `app-language=${chosen}`);
  if (asked !== undefined) headers.set("Accept-Language", asked);
  return new Request(`http://localhost:3000${path}`, { headers });
}

describe("language preference of a visitor", () => {
  test.each([
    ["the address's, before all others", ask("/th/x", { chosen: "bn", asked: "bn" }), "th"],
    ["the chosen one, before the browser's", ask("/x", { chosen: "bn", asked: "th" }), "bn"],
    ["English, if chosen", ask("/x", { chosen: "en", asked: "th" }), "en"],
    ["the browser's", ask("/x", { asked: "th-TH,th;q=0.9,en;q=0.8" }), "th"],
    ["the browser's, in any case", ask("/x", { asked: "BN-bd" }), "bn"],
    ["the preferred one of ours", ask("/x", { asked: "hi-IN, en;q=0.3, bn;q=0.9" }), "bn"],
    ["the first of equals", ask("/x", { asked: "bn,en" }), "bn"],
    ["English, if none of ours is asked for", ask("/x", { asked: "de-DE,fr;q=0.5,*;q=0.1" }), "en"],
    ["English, if nothing is asked for", ask("/x"), "en"],
    ["the browser's, if the cookie is unknown", ask("/x", { chosen: "xx", asked: "bn" }), "bn"],
    ["English, for invalid ranges", ask("/x", { asked: "bnx, ;;q=, \u00ff" }), "en"],
    ["the browser's, for a path that only begins like ours", ask("/bnx", { asked: "th" }), "th"],
    ["English, for /en, which is no prefix", ask("/en/x"), "en"],
  ])("is %s", async (_, request, language) => {
    expect(await detectLanguage(request, site)).toBe(language);
  });

  test("is read only from the beginning of a long header", async () => {
    const long = `${"de,".repeat(1000)}bn`;
    expect(await detectLanguage(ask("/x", { asked: long }), site)).toBe("en");
    expect(await detectLanguage(ask("/x", { asked: `bn,${long}` }), site)).toBe("bn");
  });
});

test("only the cookie counts as a chosen language", () => {
  expect(chosenLanguage(ask("/x", { chosen: "th" }), site)).toBe("th");
  expect(chosenLanguage(ask("/th", { asked: "bn" }), site)).toBeNull();
  expect(chosenLanguage(ask("/", { chosen: "xx" }), site)).toBeNull();
});
