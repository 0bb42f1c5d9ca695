export interface SiteLink {
  href: string;
  label: string;
  /** Value of `aria-current`: `page` on the link's own page, `true` on a page below that. */
  current?: "page" | "true";
}

/** A form of the frame: address and hidden fields (`csrf`, `returnTo`). */
export interface SiteForm {
  action: string;
  hidden: Record<string, string>;
}

/** The page's form. The switches post it too, so that it is shown again with its input. */
export interface AttachedForm {
  id: string;
  /** Name of the switch's button. */
  name: string;
  /**
   * Set for a search form, which is not posted itself: the address that returns to the page with
   * the form's fields.
   */
  searchFormAction?: string;
}

export interface LanguageSwitchProps {
  form: SiteForm;
  /** Absent if the page has no form. */
  attachedForm?: AttachedForm;
  /** Label of the group, e.g. "Language". */
  label: string;
  languages: readonly {
    code: string;
    /** The language's name in its own script. */
    name: string;
    /** This page in that language; the attached form is posted there. */
    page: string;
    current: boolean;
    /** True for the language that phones offer with one tap. */
    isOneTap: boolean;
  }[];
}

export interface ThemeSwitchProps {
  form: SiteForm;
  /** Absent if the page has no form. */
  attachedForm?: AttachedForm;
  /** This page; the attached form is posted there. */
  page: string;
  /** Null: follow the system; CSS shows the matching button. */
  theme: "dark" | "light" | null;
  text: { toDark: string; toLight: string };
}

export interface DataSaverSwitchProps {
  form: SiteForm;
  /** Absent if the page has no form. */
  attachedForm?: AttachedForm;
  /** This page; the attached form is posted there. */
  page: string;
  isOn: boolean;
  /** Button label. */
  label: string;
}

export type AccountMenu =
  | { kind: "guest"; login: SiteLink }
  | {
      kind: "person";
      /** The person's name, or the menu's label. */
      name: string;
      /** Profile, dashboard. */
      links: readonly SiteLink[];
      logout: SiteForm & { label: string };
    };
