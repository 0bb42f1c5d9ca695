import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

/** Saves the company's details and checks the toasts. */
export async function writeCompanyInfo(visitor: Visitor, listener: ToastListener): Promise<void> {
  const form = await visitor.get(listener.at("/dashboard/admin/company-info"));
  const reach = { phone: "01712345678", whatsapp: "", email: "desk@example.org" };
  const name = `Company ${listener.language}`;
  const saved = await visitor.submit(form, { ...reach, name }, "form#words");
  listener.hears(saved, listener.text.editing.toasts.saved);
}

/** Says who pays. */
export async function writeCosts(visitor: Visitor, listener: ToastListener): Promise<void> {
  const form = await visitor.get(listener.at("/dashboard/admin/costs?in=en"));
  const payers = `Families ${listener.language}`;
  const saved = await visitor.submit(form, { payers }, "form#words");
  listener.hears(saved, listener.text.editing.toasts.saved);
}
