export interface SiteLink {
  href: string;
  label: string;
  /** Value of `aria-current`: `page` for this page, `true` for the list it belongs to. */
  current?: "page" | "true";
}

/** A form of the frame: address and hidden fields (`csrf`, `returnTo`). */
export interface SiteForm {
  action: string;
  hidden: Record<string, string>;
}

/** The page's form, which switches post along, so that it comes back as typed. */
export interface KeptForm {
  id: string;
  /** Name of the switch's button. */
  name: string;
  /**
   * For a search form, which posts nothing itself: the address that returns to the page with its
   * fields.
   */
  postedTo?: string;
}

export interface LanguageSwitchProps {
  form: SiteForm;
  /** Absent if the page has no form. */
  kept?: KeptForm;
  /** Label of the group, e.g. "Language". */
  label: string;
  languages: readonly {
    code: string;
    /** In its own script. */
    name: string;
    /** This page in that language, where a kept form is posted. */
    page: string;
    current: boolean;
    /** The language a phone offers in one tap. */
    oneTap: boolean;
  }[];
}

export interface ThemeSwitchProps {
  form: SiteForm;
  /** Absent if the page has no form. */
  kept?: KeptForm;
  /** This page, where a kept form is posted. */
  page: string;
  /** Null: follow the system; CSS shows the matching button. */
  theme: "dark" | "light" | null;
  text: { toDark: string; toLight: string };
}

export interface DataSaverSwitchProps {
  form: SiteForm;
  /** Absent if the page has no form. */
  kept?: KeptForm;
  /** This page, where a kept form is posted. */
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
