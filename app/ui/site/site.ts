/** What the page furniture is filled with. */

export interface SiteLink {
  href: string;
  label: string;
  /** As `aria-current` says it: it leads to the page it stands on, or to the list which that is of. */
  current?: "page" | "true";
}

/** A form of the furniture: where it posts, and its hidden fields (`csrf`, `returnTo`). */
export interface SiteForm {
  action: string;
  hidden: Record<string, string>;
}

/** The form that is filled in on the page: the switches post it along, and it comes back as typed. */
export interface KeptForm {
  id: string;
  /** The name of the switch's button. */
  name: string;
  /** Where the form is a search, which posts nothing itself: what leads back to the page with its fields. */
  postedTo?: string;
}

export interface LanguageSwitchProps {
  form: SiteForm;
  /** Left out where nothing is filled in. */
  kept?: KeptForm;
  /** The group's label, e.g. "Language". */
  label: string;
  languages: readonly {
    code: string;
    /** In its own script. */
    name: string;
    /** This page in it: where a kept form is posted. */
    page: string;
    current: boolean;
    /** The one that a phone offers in one tap. */
    oneTap: boolean;
  }[];
}

export interface ThemeSwitchProps {
  form: SiteForm;
  /** Left out where nothing is filled in. */
  kept?: KeptForm;
  /** This page: where a kept form is posted. */
  page: string;
  /** Null: the system decides, and CSS shows the button that fits. */
  theme: "dark" | "light" | null;
  text: { toDark: string; toLight: string };
}

export interface DataSaverSwitchProps {
  form: SiteForm;
  /** Left out where nothing is filled in. */
  kept?: KeptForm;
  /** This page: where a kept form is posted. */
  page: string;
  isOn: boolean;
  /** What it turns on or off, in words. */
  label: string;
}

export type AccountMenu =
  | { kind: "guest"; login: SiteLink }
  | {
      kind: "person";
      /** What the person is called, or what the menu is called. */
      name: string;
      /** Profile, dashboard. */
      links: readonly SiteLink[];
      logout: SiteForm & { label: string };
    };
