import type { ReactNode } from "react";
import { callLabel } from "~/features/company/company";
import { chatAbout } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { useRootData } from "./root-data";

/**
 * Phone and chat buttons.
 *
 * @param about first message of the chat, e.g. the request's number
 * @param children further buttons
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
