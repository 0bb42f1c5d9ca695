import type { ReactNode } from "react";
import { callLabel } from "~/features/company/company";
import { chatAbout } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { useRootData } from "./root-data";

/**
 * Call or write at once: beside every form, and after it.
 *
 * @param about what the chat begins with, e.g. the request that it is about
 * @param children another way to go on, after these
 */
export function CallRow({ about, children }: { about?: string; children?: ReactNode }) {
  const { company, text } = useRootData();
  const { act } = text.common;
  if (!company.phone && !company.whatsappUrl && !children) return null;
  return (
    <ButtonRow stack>
      {company.phone ? (
        <ButtonLink variant="call" icon="phone" href={`tel:${company.phone}`}>
          {callLabel(act.callNumber, company)}
        </ButtonLink>
      ) : null}
      {company.whatsappUrl ? (
        <ButtonLink variant="quiet" icon="chat" href={chatAbout(company.whatsappUrl, about)}>
          {act.whatsapp}
        </ButtonLink>
      ) : null}
      {children}
    </ButtonRow>
  );
}
