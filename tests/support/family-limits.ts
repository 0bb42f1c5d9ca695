import { aFamily, aLink } from "./family-links";
import type { Limit } from "./limits";
import type { Site } from "./site";

const HOUR = 60 * 60;
const TEN_MINUTES = 10 * 60;
const fromHome = (site: Site) => site.visitor({ headers: { "Fly-Client-IP": "203.0.113.1" } });

/** Limits of the ways into a family's page. */
export const familyLimits: Limit[] = [
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

/** A right code opens while the limit holds. */
async function typeCode(site: Site) {
  return async () => {
    const family = await aFamily(site);
    const code = await aLink(site, family.id, { way: "spoken" });
    const visitor = fromHome(site);
    const page = await visitor.get("/request/open");
    return (await visitor.submit(page, { code, device: "own" })).path !== page.path;
  };
}
