import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "../tests/support/chromium";
import { median } from "./measure";

/** An emulated connection: kbit/s in both directions, and latency per answer in ms. */
export interface PhoneLine {
  name: string;
  kilobits: number;
  latency: number;
}

export const slow3G: PhoneLine = { name: "Slow 3G", kilobits: 400, latency: 400 };
export const slow2G: PhoneLine = { name: "2G", kilobits: 100, latency: 600 };

/** CPU slowdown of the phone, relative to this machine. */
const CPU_SLOWDOWN = 4;
const LOADS = 3;
const TIMEOUT_MS = 60_000;

/** Cost of a page on a phone. Times in ms from the tap. */
export interface PageLoad {
  firstBytes: number;
  allBytes: number;
  requests: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** When its text could be read: drawn, and no longer covered by the loading screen. */
  readable: number;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    args: ["--no-sandbox"],
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  });
}

/** The median of several loads, each in a fresh browser with these cookies. */
export async function loadPage(
  browser: Browser,
  url: string,
  line: PhoneLine,
  { scripts, cookies = {} }: { scripts: boolean; cookies?: Record<string, string> },
): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let round = 0; round < LOADS; round++) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: scripts,
    });
    try {
      const browserCookies = Object.entries(cookies).map(([name, value]) => ({ name, value, url }));
      await context.addCookies(browserCookies);
      loads.push(await loadOnce(context, url, line));
    } finally {
      await context.close();
    }
  }
  const medianOf = (name: keyof PageLoad) => median(loads.map((load) => load[name]));
  return {
    firstBytes: medianOf("firstBytes"),
    allBytes: medianOf("allBytes"),
    requests: medianOf("requests"),
    fcp: medianOf("fcp"),
    lcp: medianOf("lcp"),
    cls: medianOf("cls"),
    readable: medianOf("readable"),
  };
}

async function loadOnce(context: BrowserContext, url: string, line: PhoneLine): Promise<PageLoad> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const sizes: number[] = [];
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  // the browser reports these events itself, also if the page's scripts are off
  let largestAt = Number.NaN;
  let cls = 0;
  devTools.on("PerformanceTimeline.timelineEventAdded", ({ event }) => {
    if (event.lcpDetails) largestAt = event.lcpDetails.renderTime || event.lcpDetails.loadTime;
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput) {
      cls += event.layoutShiftDetails.value;
    }
  });
  await devTools.send("PerformanceTimeline.enable", {
    eventTypes: ["largest-contentful-paint", "layout-shift"],
  });
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.kilobits * 1000) / 8,
    uploadThroughput: (line.kilobits * 1000) / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "commit", timeout: TIMEOUT_MS });
  const { fcp, coveredUntil, timeOrigin } = await waitUntilReadable(page);
  await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
  return {
    firstBytes: sizes[0] ?? 0,
    allBytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: sizes.length,
    fcp,
    lcp: largestAt * 1000 - timeOrigin,
    cls,
    readable: Math.max(fcp, coveredUntil),
  };
}

/** Times of the first drawing and of the loading screen's end, in ms from the tap. */
async function waitUntilReadable(page: Page) {
  let coveredUntil = 0;
  for (;;) {
    const seen = await page.evaluate(readPaintState);
    if (seen.coveredUntil !== null) coveredUntil = seen.coveredUntil;
    if (seen.isWhole && seen.fcp !== null && seen.coveredUntil === null) {
      return { fcp: seen.fcp, timeOrigin: seen.timeOrigin, coveredUntil };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page. It uses no timers, which do not run if the page's scripts are turned off. */
function readPaintState() {
  const screen = document.querySelector<HTMLElement>("[data-loading-screen]");
  const animation = screen?.getAnimations()[0];
  const isCovered = animation && !screen?.hidden && animation.playState === "running";
  const { endTime = 0 } = animation?.effect?.getComputedTiming() ?? {};
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return {
    isWhole: document.readyState === "complete",
    timeOrigin: performance.timeOrigin,
    fcp: paint ? paint.startTime : null,
    coveredUntil: isCovered ? Number(animation.startTime ?? 0) + Number(endTime) : null,
  };
}
