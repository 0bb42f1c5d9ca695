import { data, redirect } from "@remix-run/node";
import { auditRefusal } from "~/features/audit/refusals.server";
import { withoutLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { keepForm } from "./kept-forms.server";
import type { Person } from "./person";
import { findSessionPerson } from "./sessions.server";

/** The signed-in person or null. Queried once for each request. */
export function personOf(request: Request, context: Context): Promise<Person | null> {
  const memoised = context.memo.get("person") as Promise<Person | null> | undefined;
  if (memoised) return memoised;
  const promise = findSessionPerson(request, context).then((person) => {
    if (person) context.logFields.user = person.id;
    return person;
  });
  context.memo.set("person", promise);
  return promise;
}

/**
 * @throws a redirect to the sign-in for visitors, or to the settings if a second factor or name is missing; a 403
 * page for other roles
 */
export async function requireAdmin(request: Request, context: Context): Promise<Person> {
  const person = await personOf(request, context);
  if (!person) throw await toAdminLogin(request, context);
  if (person.role !== "admin") {
    const network = context.clientAddress;
    await auditRefusal(context, "access-refused", { actorId: person.id, network });
    throw forbidden((await keepForm(request, context)) ? "adminNoLonger" : "adminsOnly", request);
  }
  const page = withoutLanguage(pageOf(request));
  if (context.env.adminRequires2fa && !person.secondFactor) {
    if (!securityPages.includes(page)) {
      throw redirect(paths.dashboardPage("security", languageOf(request)), 303);
    }
  } else if (!person.name && page !== paths.dashboardPage("edit-profile", "en")) {
    throw await toOwnPage(request, context);
  }
  return person;
}

function forbidden(why: "adminsOnly" | "adminNoLonger", request: Request) {
  return data(texts(languageOf(request)).errors[why], { status: 403 });
}

/**
 * Redirects to the coordinators' sign-in, which leads back to this page. A posted form is kept for its writer.
 *
 * @throws a 403 page if the writer is no longer a coordinator
 */
async function toAdminLogin(request: Request, context: Context): Promise<Response> {
  const language = languageOf(request);
  const keptForm = await keepForm(request, context);
  if (keptForm && !keptForm.isAdmin) throw forbidden("adminNoLonger", request);
  if (!keptForm) return redirect(paths.adminLogin(language, returnQuery(request)), 303);
  const redirectTo = paths.dashboardRecord("kept-forms", keptForm.id, "en");
  return redirectWithToast(context, paths.adminLogin(language, { redirectTo }), {
    key: "account.keptForm.loggedOut",
    variant: "warning",
    // shown until dismissed
    duration: 0,
  });
}

/** Dashboard pages that need no second factor, because they switch it on. */
const securityPages = ["security", "security/passkeys", "security/passkeys/registration"].map(
  (part) => paths.dashboardPage(part, "en"),
);

/** Redirects to the page that asks for the name, which leads back to this page. A posted form is kept. */
async function toOwnPage(request: Request, context: Context): Promise<Response> {
  const keptForm = await keepForm(request, context, "nameless");
  const query = keptForm
    ? { redirectTo: paths.dashboardRecord("kept-forms", keptForm.id, "en") }
    : returnQuery(request);
  return redirect(paths.dashboardPage("edit-profile", languageOf(request), query), 303);
}

/** The path of the page, even if the request is a data request. */
function pageOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, "");
}

/** @throws a redirect to the sign-in for a visitor */
export async function requirePerson(request: Request, context: Context): Promise<Person> {
  const person = await personOf(request, context);
  if (!person) throw redirect(paths.login(languageOf(request), returnQuery(request)), 303);
  return person;
}

/** @throws a redirect to the home page if signed in */
export async function requireVisitor(request: Request, context: Context): Promise<void> {
  if (await personOf(request, context)) throw redirect(paths.home(languageOf(request)), 303);
}

/** The page to return to after signing in; empty for a POST, which cannot be repeated. */
function returnQuery(request: Request) {
  const { search } = new URL(request.url);
  return request.method === "GET"
    ? { redirectTo: withoutLanguage(pageOf(request)) + cleanSearch(search) }
    : {};
}

/** Removes the parameter that client navigations add. */
function cleanSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return query.size > 0 ? `?${query}` : "";
}
