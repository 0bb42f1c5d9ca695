import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { personOf, requireVisitor } from "~/features/sessions/guards.server";
import type { Role } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { hasReadForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { sameSitePath } from "~/server/same-site-path";
import { mailedCodeSchema, secondFactorSchema, signInSchema } from "./sign-in.schema";
import { landingPaths } from "./sign-in-answer.server";
import { formOfStep } from "./sign-in-step.server";

export type SignInView = Awaited<ReturnType<typeof loadSignIn>>["view"];

/**
 * Loader of a sign-in page.
 *
 * @throws a redirect for a signed-in person: on the families' log-in page for anybody, on the coordinators' for
 * coordinators only
 */
export async function loadSignIn({ request, context }: LoaderFunctionArgs, role: Role) {
  const language = languageOf(request);
  if (role === "user") await requireVisitor(request, context);
  else if ((await personOf(request, context))?.role === "admin") {
    throw redirect(paths.dashboard(language), 303);
  }
  const { login, adminLogin, fields } = texts(language).account;
  const text = role === "admin" ? adminLogin : login;
  const requestedPath = new URL(request.url).searchParams.get("redirectTo");
  return {
    meta: { title: text.title, description: role === "user" ? login.metaDescription : undefined },
    keptForm: formOfStep(context, language, { id: "sign-in" }),
    view: {
      text,
      secondFactor: secondFactorView(language),
      fields,
      rules: formRulesOf(signInSchema),
      redirectTo: sameSitePath(requestedPath, landingPaths[role]),
      mailedCode: mailedCodeView(language),
      links: role === "admin" ? adminLinks(language) : familyLinks(language),
    },
  };
}

function familyLinks(language: Language) {
  const { login: text } = texts(language).account;
  const { nav } = texts(language).common;
  return [
    { href: paths.requestNumber(language), label: nav.findRequest },
    { href: paths.forgot(language), label: text.forgot },
    { href: paths.register(language), label: `${text.noAccount} ${text.register}` },
    { href: paths.booking(language), label: text.bookWithout },
  ];
}

function adminLinks(language: Language) {
  const { adminLogin: text } = texts(language).account;
  return [
    { href: paths.adminForgot(language), label: text.forgot },
    { href: paths.login(language), label: text.family },
  ];
}

export type MailedCodeView = ReturnType<typeof loadMailedCode>["view"];

/** Loader for the route of the mailed code. The page is shown only after a form was posted to it. */
export function loadMailedCode({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  if (!hasReadForm(context)) throw redirect(paths.login(language), 303);
  const form = mailedCodeView(language);
  const { text } = form;
  const view = {
    ...form,
    secondFactor: secondFactorView(language),
    restart: {
      user: { href: paths.login(language), label: text.restart },
      admin: { href: paths.adminLogin(language), label: text.restart },
    },
  };
  const keptForm = formOfStep(context, language, { id: "mailed-code" });
  return { meta: { title: text.title }, keptForm, view };
}

export type MailedCodeForm = ReturnType<typeof mailedCodeView>;

function mailedCodeView(language: Language) {
  const { mailedCode: text, fields } = texts(language).account;
  const rules = formRulesOf(mailedCodeSchema);
  return { text, codeLabel: fields.code, rules, action: paths.loginCode(language) };
}

/** Loader for the routes of the second factor. The page is shown only after a form was posted to it. */
export function loadSecondFactor({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  if (!hasReadForm(context)) throw redirect(paths.adminLogin(language), 303);
  const view = secondFactorView(language);
  const form = { id: "second-factor", action: view.paths.code };
  const keptForm = formOfStep(context, language, form);
  return { meta: { title: view.text.title }, keptForm, view };
}

export type SecondFactorView = ReturnType<typeof secondFactorView>;

function secondFactorView(language: Language) {
  const { account, passkeys } = texts(language);
  return {
    text: account.secondStep,
    codeLabel: account.fields.code,
    rules: formRulesOf(secondFactorSchema),
    passkey: { ...passkeys.signIn, unsupported: passkeys.unsupported, ceremony: passkeys.ceremony },
    paths: {
      code: paths.adminSecondFactor(language),
      passkey: paths.adminSecondFactorPasskey(language),
      restart: paths.adminLogin(language),
    },
  };
}
