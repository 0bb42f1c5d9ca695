import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { linkFromMail } from "../tests/support/eml";
import { containerEnv } from "../tests/support/server-process";
import { type Page, Visitor } from "../tests/support/visitor";
import type { Server, SiteProcess } from "./site-process";

export const PASSWORD = "three green boats at night";

/** A browser without JavaScript, with an address of its own. */
export function browser({ origin }: Server, address: string): Visitor {
  return new Visitor(
    (path, init) =>
      fetch(new URL(path, origin), {
        ...init,
        redirect: "manual",
        signal: AbortSignal.timeout(15_000),
      }),
    { Origin: origin, "Fly-Client-IP": address },
  );
}

/** A signed-in family with a confirmed address. */
export async function signUpFamily(
  site: SiteProcess,
  email: string,
  address: string,
  name = "Rahima Begum",
): Promise<Visitor> {
  const visitor = browser(site, address);
  await visitor.submit(await visitor.get("/register"), {
    email,
    name,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const { pathname, search } = new URL(await linkFromMail(site.dataDir, email, "/verify-email"));
  await visitor.submit(await visitor.get(pathname + search), { password: PASSWORD });
  await signIn(visitor, email);
  return visitor;
}

export async function signIn(visitor: Visitor, email: string): Promise<Page> {
  const page = await visitor.submit(await visitor.get("/login"), { email, password: PASSWORD });
  if (page.path !== "/profile") throw new Error(`${email} is not signed in: ${page.path}`);
  return page;
}

const COORDINATOR = "coordinator@setu.example";

/** A signed-in coordinator, created from the command line. */
export async function signUpCoordinator(site: SiteProcess, address: string): Promise<Visitor> {
  await promisify(execFile)(process.execPath, ["build/http/admin.js", "create", COORDINATOR], {
    env: containerEnv({ DATA_DIR: site.dataDir, ADMIN_PASSWORD: PASSWORD }),
  });
  const visitor = browser(site, address);
  const loginPage = await visitor.get("/admin/login");
  const ownPage = await visitor.submit(loginPage, { email: COORDINATOR, password: PASSWORD });
  await visitor.submit(ownPage, { name: "Nila" }, "form#own-profile");
  return visitor;
}

export async function signInCoordinator(visitor: Visitor): Promise<void> {
  const loginPage = await visitor.get("/admin/login");
  const page = await visitor.submit(loginPage, { email: COORDINATOR, password: PASSWORD });
  if (page.path !== "/dashboard/admin") throw new Error(`nobody is signed in: ${page.path}`);
}

/** The browser's cookies, as a header. */
export function cookiesOf(visitor: Visitor): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
