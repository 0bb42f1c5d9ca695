import type { LoaderFunctionArgs } from "@remix-run/node";
import { companyInfo } from "~/features/company/company.server";
import { securityText } from "~/features/company/security-text";
import { defaultLanguage } from "~/locales/languages";

export async function loader({ context }: LoaderFunctionArgs) {
  const company = await companyInfo(context, defaultLanguage);
  return new Response(securityText(company, context.env.publicUrl, context.now()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
