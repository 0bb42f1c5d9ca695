import { expect, it } from "vitest";
import { postponeScripts } from "./idle-scripts.server";

const REMIX = `;
import * as route0 from "/assets/root.js";
window.__remixManifest = {
  "url": "/assets/manifest.js",
  "routes": {
    "root": { "path": "a  b" }
  }
};

import("/assets/entry.js");`;

it("lets a module wait as data, without its line breaks and what indents it, and changes no word of it", () => {
  const page = `<body><script nonce="n" type="module" async="">${REMIX}</script></body>`;
  const [, waiting = ""] =
    /type="text\/x-module">(.*?)<\/script>/.exec(postponeScripts(page, "n")) ?? [];
  expect(waiting).toBe(
    ';import * as route0 from "/assets/root.js";window.__remixManifest = {"url": "/assets/manifest.js",' +
      '"routes": {"root": { "path": "a  b" }}};import("/assets/entry.js");',
  );
});
