import { parse } from "node-html-parser";
import { formValues } from "../tests/support/visitor";

/** An open form: its hidden fields, and the cookies that belong to them. */
export async function openForm(url: string) {
  const response = await fetch(url);
  const form = parse(await response.text()).querySelector("main form[method=post]");
  if (!form) throw new Error(`no form at ${url}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { values: formValues(form), cookies: cookies.join("; ") };
}
