/** A request with one part as long as the whole header may be (`MAX_HEADER_BYTES`). */
export interface LongRequest {
  path: string;
  headers?: Record<string, string>;
}

/** Length of the long part: the usual parts of a request need the rest of the limit. */
const LONG_BYTES = 15_000;

/** Repeats a text until it has `LONG_BYTES`. */
function long(text: string): string {
  return text.repeat(LONG_BYTES / text.length);
}

const addresses: Record<string, string> = {
  "parts of a path": long("/a"),
  "parts of a path that ask for data": `${long("/a")}.data`,
  "slashes in a row": long("/"),
  "slashes that are encoded": `/hospitals/${long("%2F")}`,
  "percent signs that encode nothing": `/${long("%")}`,
  "one part of a path": `/${long("a")}`,
  "one part in Bengali": `/hospitals/${long("%E0%A6%95")}`,
  "a list of routes": `/__manifest?p=${long("/a")}`,
  "many lists of routes": `/__manifest?${long("p=a&")}`,
};

const queries: Record<string, string> = {
  "parameters without a value": long("a&"),
  "one parameter many times": long("q=a&"),
  "parameters of an index route": long("index=a&"),
  "parameters of Remix's older clients": long("_data=&"),
  "parameters of client navigations": long("_routes=a&"),
  "a list of routes to load": `_routes=${long("root,")}`,
  "words to search": `q=${long("a+")}`,
  "signs to search": `q=${long("%E0%A6%BC")}`,
  "combining marks to search": `q=a${long("%CC%96%CC%81")}`,
};

const headers: Record<string, string> = {
  Accept: long("text/html,"),
  "Accept-Encoding": long("x;q=1,"),
  "Accept-Language": long("bn,"),
  "Cache-Control": long("max-age=0,"),
  Cookie: long("a=b;"),
  "Content-Type": long("multipart/form-data;"),
  Forwarded: long("for=a,"),
  "Fly-Client-IP": long("::"),
  Host: long("a."),
  "If-Modified-Since": long("Thu, "),
  "If-None-Match": long('"a",'),
  Origin: `http://${long("a.")}`,
  Range: `bytes=${long("0-1,")}`,
  Referer: `http://127.0.0.1/${long("a/")}`,
  "Save-Data": long("on,"),
  "Sec-Fetch-Site": long("none,"),
  "User-Agent": long("Mozilla/5.0 "),
  "X-Forwarded-For": long("::,"),
  "X-Forwarded-Host": long("a,"),
  "X-Many": long("a,"),
};

/**
 * The site's own cookies; one request repeats the cookie many times, another gives it a long value.
 */
const cookies = [
  "session",
  "flash",
  "csrf",
  "sent",
  "family",
  "device",
  "theme",
  "app-language",
  "visit",
];

/** Requests by the name of their long part. */
export const longRequests: [string, LongRequest][] = [
  ...Object.entries(addresses).map(([name, path]): [string, LongRequest] => [name, { path }]),
  ...Object.entries(queries).map(([name, query]): [string, LongRequest] => [
    name,
    { path: `/hospitals?${query}` },
  ]),
  ...Object.entries(headers).map(([name, value]): [string, LongRequest] => [
    `${name} on a page`,
    { path: "/booking", headers: { [name]: value } },
  ]),
  ...cookies.flatMap((name): [string, LongRequest][] => [
    [
      `the cookie ${name} many times`,
      { path: "/booking", headers: { Cookie: long(`${name}=a;`) } },
    ],
    [`a long cookie ${name}`, { path: "/booking", headers: { Cookie: `${name}=${long("a.")}` } }],
  ]),
];
