import { describe, expect, it } from "vitest";
import { deviceName } from "./device";

describe("name of a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36",
      "Chrome, Android",
    ],
    [
      "Opera/9.80 (Android; Opera Mini/36.2/119.132; U; bn) Presto/2.12 Version/12.16",
      "Opera Mini, Android",
    ],
    [
      "Mozilla/5.0 (Linux; U; Android 9) AppleWebKit/537.36 Chrome/78.0 UCBrowser/13.4 Mobile Safari/537.36",
      "UC Browser, Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1",
      "Safari, iOS",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36 Edg/120.0",
      "Edge, Windows",
    ],
    ["curl/8.0", null],
    ["", null],
  ])("%s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
