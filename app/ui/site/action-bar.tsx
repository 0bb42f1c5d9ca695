import { ButtonLink } from "../button";
import { bar } from "./action-bar.css";
import type { SiteLink } from "./site";

export interface ActionBarProps {
  /** E.g. "Reach us". */
  label: string;
  /** Left out, as WhatsApp, where the owner has not entered a number yet. */
  call?: SiteLink;
  whatsapp?: SiteLink;
  /** Left out where a form stands on the page, or what became of one. */
  book?: SiteLink;
}

/** Always at the bottom of a phone's screen. The last child of `body`, or it does not stick. */
export function ActionBar({ label, call, whatsapp, book }: ActionBarProps) {
  if (!call && !whatsapp && !book) return null;
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
          // three in a row have no room for it
          icon={book ? undefined : "chat"}
        >
          {whatsapp.label}
        </ButtonLink>
      ) : null}{" "}
      {book ? <ButtonLink href={book.href}>{book.label}</ButtonLink> : null}
    </nav>
  );
}
