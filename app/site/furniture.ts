import { languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import type { AccountMenu, LanguageSwitchProps, ThemeSwitchProps } from "~/ui/site/site";
import type { RootData } from "./root-data";

/** What stands on every page, in whichever frame: the switches, and who is signed in. */
export interface Furniture {
  language: LanguageSwitchProps;
  theme: ThemeSwitchProps;
  account: AccountMenu;
}

/** @param here the page's address, to which the switches lead back */
export function furnitureOf(root: RootData, here: string): Furniture {
  const { language } = root;
  const { common } = root.text;
  const hidden = { csrf: root.csrf, returnTo: here };
  return {
    language: {
      form: { action: paths.setLanguage(), hidden },
      label: common.language,
      languages: languages.map((code) => ({
        code,
        name: languageNames[code],
        current: code === language,
      })),
    },
    theme: { form: { action: paths.setTheme(), hidden }, theme: root.theme, text: common.theme },
    account: accountMenu(root, hidden),
  };
}

function accountMenu(root: RootData, hidden: Record<string, string>): AccountMenu {
  const { language, person } = root;
  const { account } = root.text.common;
  if (!person) {
    return { kind: "guest", login: { href: paths.login(language), label: account.login } };
  }
  const links = [{ href: paths.profile(language), label: account.profile }];
  if (person.role === "admin") {
    links.unshift({ href: paths.dashboard(language), label: account.dashboard });
  }
  return {
    kind: "person",
    name: person.name || account.menu,
    links,
    logout: { action: paths.logout(), hidden, label: account.logout },
  };
}
