import type { Attack } from "./siege";

/** Content type of a form without files. */
export const urlEncoded = "application/x-www-form-urlencoded";
const marks = (bytes: number) => "\u0301\u0316".repeat(bytes / 4);
const names = (bytes: number) =>
  Array.from({ length: bytes / 4 }, (_, index) => index.toString(36))
    .join("=&")
    .slice(0, bytes);

/** Attacks with one kind of request each, by name. */
export const attacks: [string, Attack][] = [
  ["addresses of 7,500 parts", { connections: 60, path: "/a".repeat(7_500) }],
  ["lists of routes", { connections: 60, path: `/__manifest?p=${"/a".repeat(7_400)}` }],
  ["2,500 connections that ask for nothing", { connections: 2_500, path: "/", stall: true }],
  [
    "a megabyte of field names",
    { connections: 20, path: "/theme", type: urlEncoded, body: names(953 * 1024) },
  ],
  [
    "thousands of fields within a form's size limit",
    { connections: 60, path: "/theme", type: urlEncoded, body: names(63 * 1024) },
  ],
  [
    "thousands of multipart parts",
    {
      connections: 60,
      path: "/theme",
      type: "multipart/form-data; boundary=a",
      body: `${'--a\r\nContent-Disposition: form-data; name="b"\r\n\r\n\r\n'.repeat(1200)}--a--\r\n`,
    },
  ],
  [
    "a megabyte of combining marks",
    {
      connections: 20,
      path: "/booking",
      type: urlEncoded,
      body: `tellUsMore=${marks(1024 * 1024)}`,
    },
  ],
  [
    "combining marks within a form's size limit",
    { connections: 30, path: "/booking", type: urlEncoded, body: `tellUsMore=${marks(63 * 1024)}` },
  ],
  [
    "60 bodies of 8 MB to an address without a page",
    { connections: 60, path: "/no/such/page", type: urlEncoded, body: "x".repeat(8 * 1024 * 1024) },
  ],
  [
    "450 bodies of 1 MB to a form",
    { connections: 450, path: "/booking", type: urlEncoded, body: "x".repeat(1024 * 1024) },
  ],
  [
    "450 bodies that never end",
    {
      connections: 450,
      path: "/booking",
      type: urlEncoded,
      body: "x".repeat(63 * 1024),
      stall: true,
    },
  ],
];
