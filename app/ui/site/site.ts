/** What the page furniture is filled with. */

export interface SiteLink {
  href: string;
  label: string;
  /** Whether it leads to the page it stands on. */
  current?: boolean;
}

/** A form of the furniture: where it posts, and its hidden fields (`csrf`, `returnTo`). */
export interface SiteForm {
  action: string;
  hidden: Record<string, string>;
}

export interface LanguageSwitchProps {
  form: SiteForm;
  /** The group's label, e.g. "Language". */
  label: string;
  languages: readonly {
    code: string;
    /** In its own script. */
    name: string;
    current: boolean;
  }[];
}

export interface ThemeSwitchProps {
  form: SiteForm;
  /** Null: the system decides, and CSS shows the button that fits. */
  theme: "dark" | "light" | null;
  text: { toDark: string; toLight: string };
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
