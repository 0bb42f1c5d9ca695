/** Personal data as a family types it; none of it may appear in the log. */
export const personal = {
  fullName: "Canaryna Begum-Fuzz",
  email: "canary.person@setu.example",
  phoneNumber: "01798765432",
  tellUsMore: "canary-medical: stroke on the left side",
  password: "canary-password of green boats",
};

/** The same data as the log would show it. */
export const traces = [
  "Canaryna",
  "canary.person",
  "canary%2Eperson",
  "1798765432",
  "1798-765432",
  "canary-medical",
  "canary-password",
];

/** Values that become markup if they reach HTML unescaped. */
export const markup = [
  `"'><script>canary(1)</script>`,
  `</script><script>canary(2)</script>`,
  `</textarea><img src=x onerror=canary(3)>`,
  `" onmouseover="canary(4)" x="`,
  `<!--<script>canary(5)`,
];

/** Markup in a page that does not escape these values. */
export const unescapedMarkup = [
  "<script>canary(",
  "<img src=x onerror=canary(",
  `" onmouseover="canary(`,
  "<!--<script>canary(",
];

/** Values that add a header if a line break gets through. */
export const headerBreaks = [
  "\r\nX-Canary: 1\r\n",
  "\nBcc: canary@elsewhere.example",
  "\rX-Canary: 1",
  "%0d%0aX-Canary:%201",
  "\u2028X-Canary: 1",
  "嘊嘍X-Canary: 1",
];

/** Foreign addresses for redirects. */
export const foreignAddresses = [
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/%2f/elsewhere.example",
  "/bn//elsewhere.example",
  "/\t/elsewhere.example",
  "https:elsewhere.example",
  "javascript:canary(6)",
  "/.//elsewhere.example",
  "/..//elsewhere.example",
  "@elsewhere.example",
  "/%5celsewhere.example",
];
