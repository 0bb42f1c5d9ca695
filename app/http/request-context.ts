import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Context as HonoContext } from "hono";
import type { Services } from "~/server/context";
import { logAbout } from "~/server/log.server";
import { clientAddress } from "./client-address";
import type { HttpEnv } from "./http-env";

/** Values that only rendered pages need. */
type PageValues = Pick<AppLoadContext, "stylesOf" | "publicScript">;

const noPageValues: PageValues = { stylesOf: () => null, publicScript: "" };

/** The `context` of this request, for Remix and for answers without it. */
export function contextOf(
  c: HonoContext<HttpEnv>,
  services: Services,
  { stylesOf, publicScript } = noPageValues,
): AppLoadContext {
  const { clientAddressHeader } = services.env;
  return {
    ...services,
    stylesOf,
    publicScript,
    log: logAbout(services.log, c.get("logFields")),
    logFields: c.get("logFields"),
    nonce: c.get("nonce"),
    isForCache: c.get("requestForCache") !== undefined,
    clientAddress: clientAddress(
      c.env?.incoming?.socket.remoteAddress,
      clientAddressHeader === null ? undefined : c.req.header(clientAddressHeader),
    ),
    memo: new Map(),
  };
}
