import { ButtonLink } from "../button";
import { bar } from "./action-bar.css";
import type { SiteLink } from "./site";

export interface ActionBarProps {
  /** E.g. "Reach us". */
  label: string;
  /** Absent, like WhatsApp, until the company has entered a number. */
  call?: SiteLink;
  whatsapp?: SiteLink;
  /**
   * Link for booking, or for writing on a family's page. Absent on pages with a form or its
   * confirmation.
   */
  mainLink?: SiteLink;
}

/** Bar at the bottom of a phone's screen. It sticks only as a child of `body`. */
export function ActionBar({ label, call, whatsapp, mainLink }: ActionBarProps) {
  if (!call && !whatsapp && !mainLink) return null;
  return (
    <nav className={bar} aria-label={label}>
      {call ? (
        <ButtonLink variant="call" href={call.href} icon="phone">
          {call.label}
        </ButtonLink>
      ) : null}{" "}
      {whatsapp ? (
        <ButtonLink
          variant="quiet"
          href={whatsapp.href}
          // three buttons in a row leave no room for the icon
          icon={mainLink ? undefined : "chat"}
        >
          {whatsapp.label}
        </ButtonLink>
      ) : null}{" "}
      {mainLink ? <ButtonLink href={mainLink.href}>{mainLink.label}</ButtonLink> : null}
    </nav>
  );
}
