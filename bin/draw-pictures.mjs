// Draws the PNG files of the browser's build from the site's own drawings and colours: link
// previews for chats, and home-screen icons.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { tsImport } from "tsx/esm/api";

const fileUrl = (path) => new URL(`../${path}`, import.meta.url);
const load = (path) => tsImport(fileUrl(path).href, import.meta.url);
const { BridgeScene } = await load("app/ui/art/bridge-scene.tsx");
const { CityCover } = await load("app/ui/art/city-cover.tsx");
const { Mark } = await load("app/ui/art/mark.tsx");
const { StoryCover } = await load("app/ui/art/story-cover.tsx");
const { light } = await load("app/ui/theme/tokens.ts");

/** Picture size that Open Graph clients expect. */
const WIDTH = 1200;
const HEIGHT = 630;
const colors = new Map(Object.entries(light).map(([name, value]) => [name.toLowerCase(), value]));

const linkPreviews = {
  bridge: createElement(BridgeScene, { variant: "phone" }),
  services: createElement(StoryCover, { category: "travel-tips" }),
  hospitals: createElement(CityCover, { city: "singapore" }),
  stories: createElement(StoryCover, { category: "patient-journeys" }),
};

mkdirSync(fileUrl("build/client/pictures"), { recursive: true });
for (const [name, scene] of Object.entries(linkPreviews)) {
  await sharp(Buffer.from(drawLinkPreview(scene)))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileUrl(`build/client/pictures/${name}.png`).pathname);
}

const icon = readFileSync(fileUrl("public/icon.svg"));
for (const [name, size] of [
  ["icon-192", 192],
  ["icon-512", 512],
  ["apple-touch-icon", 180],
]) {
  await iconOf(size).toFile(fileUrl(`build/client/${name}.png`).pathname);
}
writeFileSync(fileUrl("build/client/favicon.ico"), wrapInIco(await iconOf(32).toBuffer(), 32));

/** Draws a scene along the lower edge, with the logo above it. */
function drawLinkPreview(scene) {
  const picture = renderToStaticMarkup(scene);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture);
  const drawnHeight = (WIDTH * height) / width;
  const withAttributes = (svg, attributes) => svg.replace(/<svg/, `<svg ${attributes}`);
  const mark = renderToStaticMarkup(createElement(Mark, { size: 170 }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--sky)"/>`,
    withAttributes(picture, `y="${HEIGHT - drawnHeight}" width="${WIDTH}" height="${drawnHeight}"`),
    withAttributes(mark, 'x="64" y="56"'),
    "</svg>",
  ]
    .join("")
    .replace(/var\(--(\w+)\)/g, (_, name) => {
      const value = colors.get(name);
      if (!value) throw new Error(`no colour is called ${name}`);
      return value;
    });
}

function iconOf(size) {
  return sharp(icon, { density: 300 }).resize(size, size).png({ palette: true });
}

/** An icon file that holds one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function wrapInIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
