import { insertFamilyBooking, issueAccessToken } from "./family-links";
import { openFamilyPage } from "./family-page";
import type { Limit } from "./limits";
import type { Site } from "./site";

const HOUR = 60 * 60;
const TEN_MINUTES = 10 * 60;
const fromHome = (site: Site) => site.visitor({ headers: { "Fly-Client-IP": "203.0.113.1" } });

/** Limits of a family's page and of the ways into it. */
export const familyLimits: Limit[] = [
  { scope: "family-words", max: 30, windowSeconds: HOUR, begin: writeWords },
  { scope: "spoken-code", max: 10, windowSeconds: TEN_MINUTES, begin: typeCode },
  { scope: "spoken-code-anywhere", max: 100, windowSeconds: TEN_MINUTES, begin: typeCode },
  {
    scope: "request-link-network",
    max: 60,
    windowSeconds: HOUR,
    begin: async (site) => async () => {
      const visitor = fromHome(site);
      const typed = { reference: "SETU-0000-0000", phone: "01712 345678" };
      return (await visitor.submit(await visitor.get("/request/find"), typed)).status === 200;
    },
  },
];

/** The attempt succeeds: a correct code opens the page until the limit is reached. */
async function typeCode(site: Site) {
  return async () => {
    const family = await insertFamilyBooking(site);
    const code = await issueAccessToken(site, family.id, { way: "spoken" });
    const visitor = fromHome(site);
    const page = await visitor.get("/request/open");
    return (await visitor.submit(page, { code, device: "own" })).path !== page.path;
  };
}

let textCount = 0;

/** Each attempt sends a text from the page of a request that is not urgent. */
async function writeWords(site: Site) {
  const { id, reference } = await insertFamilyBooking(site, { urgent: 0 });
  const visitor = await openFamilyPage(site, id, { device: "own" });
  return async () => {
    const page = await visitor.get(`/request/${reference}`);
    const typed = { words: `Words ${textCount++}` };
    return (await visitor.submit(page, typed, "form:has(#words)")).status === 200;
  };
}
