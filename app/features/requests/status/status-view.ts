import type { Recap } from "~/features/forms/sent-words";
import type { NoticeTone } from "~/ui/notice";
import type { StationStep } from "~/ui/stations";

export interface StatusCard {
  tone: NoticeTone;
  /** Left out if the page's heading says it. */
  title?: string;
  words: string[];
}

export interface RequestStatusView {
  meta: { title: string };
  reference: string;
  referenceLabel: string;
  /** The copy button's label before and after. */
  copying: { copy: string; copied: string };
  /** First words of a chat, with the reference. */
  about: string;
  title: string;
  lead?: string;
  /** Advice about the reference; shown first until the reply is due. */
  keep: string | null;
  card: StatusCard;
  /** Emergency advice; null if the card has it, and after the journey. */
  danger: string | null;
  steps: { title: string; list: StationStep[]; doneText: string } | null;
  own: { href: string; label: string } | null;
  /** Link to the family's page, where it is open. */
  page?: { href: string; label: string };
  /** Access to the family's page, if it is not open. */
  ways?: { title: string; text: string; links: { href: string; label: string }[] };
  /** Link to the form for another request, once the journey is over. */
  another: { href: string; label: string } | null;
  recap?: Recap | null;
}
