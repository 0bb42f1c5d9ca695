const browsers: readonly [RegExp, string][] = [
  [/Opera Mini|OPiOS/, "Opera Mini"],
  [/UCBrowser|UCWEB/, "UC Browser"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/Firefox\/|FxiOS/, "Firefox"],
  [/Chrome\/|CriOS/, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** A readable name of the device, such as "Chrome, Android"; null if unknown. */
export function deviceName(userAgent: string): string | null {
  const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

function nameIn(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
