import { csrfOf } from "./passkeys";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

/** Saves the company's details and checks the toasts. */
export async function writeCompanyInfo(visitor: Visitor, listener: ToastListener): Promise<void> {
  const form = await visitor.get(listener.at("/dashboard/admin/company-info"));
  const contact = { phone: "01712345678", whatsapp: "", email: "desk@example.org" };
  const name = `Company ${listener.language}`;
  const saved = await visitor.submit(form, { ...contact, name }, "form#words");
  listener.expectToast(saved, listener.text.editing.toasts.saved);
}

/** Checks two warnings: a test mail without a mail server, and a forged confirmation link. */
export async function checkTestMailWarnings(
  visitor: Visitor,
  listener: ToastListener,
): Promise<void> {
  const { setUp } = listener.text;
  const page = await visitor.get(listener.at("/dashboard/admin/set-up"));
  const press = (part: string) =>
    visitor.post(listener.at(`/dashboard/admin/set-up/${part}`), {
      csrf: csrfOf(page),
      token: "x",
    });
  listener.expectToast(await press("test-mail"), setUp.toasts.noServer, "warning");
  listener.expectToast(await press("arrival"), setUp.testMail.expired, "warning");
}

/** Saves the page about costs and checks the toast. */
export async function writeCosts(visitor: Visitor, listener: ToastListener): Promise<void> {
  const form = await visitor.get(listener.at("/dashboard/admin/costs?in=en"));
  const payers = `Families ${listener.language}`;
  const saved = await visitor.submit(form, { payers }, "form#words");
  listener.expectToast(saved, listener.text.editing.toasts.saved);
}
