import type { Recap } from "~/features/forms/sent-words";
import type { NoticeTone } from "~/ui/notice";
import type { StationStep } from "~/ui/stations";

export interface StatusCard {
  tone: NoticeTone;
  /** Missing if the page's heading already states it. */
  title?: string;
  words: string[];
}

export interface RequestStatusView {
  meta: { title: string };
  reference: string;
  referenceLabel: string;
  /** Labels of the copy button before and after copying. */
  copyLabels: { copy: string; copied: string };
  /** First text of a chat, with the reference. */
  about: string;
  title: string;
  lead?: string;
  /** Advice about the reference while a reply is owed and not late; otherwise null. */
  referenceAdvice: string | null;
  card: StatusCard;
  /** Emergency advice; its text differs while a reply is owed. */
  danger: string | null;
  steps: { title: string; list: StationStep[]; doneText: string } | null;
  profileLink: { href: string; label: string } | null;
  /** Link to the family's page, if it is open in this browser. */
  familyPageLink?: { href: string; label: string };
  /** Ways to open the family's page, if it is not open in this browser. */
  ways?: { title: string; text: string; links: { href: string; label: string }[] };
  /** Link to the booking form after the journey, or to the form for a call-back's details. */
  formLink: { href: string; label: string } | null;
  recap?: Recap | null;
}
