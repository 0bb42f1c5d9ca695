import type { ReactNode } from "react";
import type { Language } from "~/locales/languages";
import * as styles from "./hospital.css";
import type { HospitalProfileData } from "./hospital-profile.server";

interface ProfileTexts {
  close: string;
  detail: Record<
    | "about"
    | "keyHighlights"
    | "centersOfExcellence"
    | "specialties"
    | "gallery"
    | "galleryDrawn"
    | "servicesForBangladesh"
    | "servicesLead"
    | "location"
    | "address"
    | "addressHint"
    | "openStreetMap"
    | "googleMaps"
    | "accreditation"
    | "accreditedBy"
    | "asOf"
    | "source"
    | "accreditationNote"
    | "accreditationNone"
    | "website"
    | "book"
    | "bookLead",
    string
  >;
  callBack: string;
}

export interface ProfileProps {
  hospital: HospitalProfileData;
  language: Language;
  text: ProfileTexts;
}

export function ProfileSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      {children}
    </section>
  );
}
