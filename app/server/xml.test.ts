import { expect, it } from "vitest";
import { escapeXml } from "./xml";

it("escapes what means something in XML and leaves out what XML does not know", () => {
  expect(escapeXml(`</title><script>"&'`)).toBe("&lt;/title&gt;&lt;script&gt;&quot;&amp;&apos;");
  expect(escapeXml("a\u0000\u0008\u001b\uffff\ud800b")).toBe("a\ufffdb");
  expect(escapeXml("সেতু 🚑\n")).toBe("সেতু 🚑\n");
});
