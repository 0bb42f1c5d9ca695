import type { ServerBuild } from "@remix-run/server-runtime";
import { expect, it } from "vitest";
import { bodyLimits, FORM_LIMIT_BYTES } from "./body-routes";

const action = async () => null;
const MEGABYTE = 1024 * 1024;

const routes = Object.fromEntries(
  [
    { id: "lang", path: ":lang?" },
    { id: "home", parentId: "lang", index: true },
    { id: "booking", parentId: "lang", path: "booking", module: { action } },
    { id: "dashboard", parentId: "lang", path: "dashboard", module: { handle: { bodyBytes: 1 } } },
    {
      id: "photos",
      parentId: "dashboard",
      path: "hospitals/:id/photos",
      module: { action, handle: { hydrated: true, bodyBytes: 8 * MEGABYTE } },
    },
    { id: "rest", parentId: "lang", path: "*", module: { action } },
    { id: "theme", path: "theme", module: { action } },
  ].map((route) => [route.id, { module: {}, ...route }]),
) as unknown as ServerBuild["routes"];

const form = { anybody: FORM_LIMIT_BYTES, coordinators: FORM_LIMIT_BYTES };
const none = { anybody: 0, coordinators: 0 };
const upload = { anybody: FORM_LIMIT_BYTES, coordinators: 8 * MEGABYTE };

it.each([
  ["/booking", form],
  ["/bn/booking", form],
  ["/booking.data", form],
  ["/theme", form],
  ["/", none],
  ["/bn", none],
  ["/_root.data", none],
  ["/nothing/here", none],
  ["/xx/booking", none],
  ["/bn/theme", none],
  ["/dashboard", none],
  ["/th/dashboard/hospitals/7/photos", upload],
  ["/dashboard/hospitals/7/photos.data", upload],
])("%s accepts %j", (path, limit) => {
  expect(bodyLimits(routes)(path)).toEqual(limit);
});
