import type { Recap } from "~/features/forms/sent-words";
import type { NoticeTone } from "~/ui/notice";
import type { StationStep } from "~/ui/stations";

/** The state of the promise. */
export interface StatusCard {
  tone: NoticeTone;
  /** Left out where the page's heading says it. */
  title?: string;
  /** A paragraph each. */
  words: string[];
}

/** Where a request stands, in finished words. */
export interface RequestStatusView {
  meta: { title: string };
  reference: string;
  referenceLabel: string;
  /** On the button that copies it, before and after. */
  copying: { copy: string; copied: string };
  /** The first words of a chat about it: the number, so that nobody has to copy it. */
  about: string;
  title: string;
  lead?: string;
  /** Advice about the reference; it comes first until the reply is due. */
  keep: string | null;
  card: StatusCard;
  /** Advice where a life is in danger; null where the card says it, and after the journey. */
  danger: string | null;
  steps: { title: string; list: StationStep[]; doneText: string } | null;
  own: { href: string; label: string } | null;
  /** Where the journey is over: another request. */
  another: { href: string; label: string } | null;
  /** Only for the browser that has just sent it. */
  recap?: Recap | null;
}
