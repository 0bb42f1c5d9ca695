import type { CSSProperties, ReactNode } from "react";
import type { Language } from "~/locales/languages";

/**
 * The elements of a mail, as mail programs need them: tables for layout, styles in the tags, and
 * what Outlook alone reads (https://www.caniemail.com, https://react.email, whose markup it is).
 */

const asLayout = {
  border: 0,
  width: "100%",
  cellPadding: "0",
  cellSpacing: "0",
  role: "presentation",
  align: "center",
} as const;

interface MailBodyProps {
  language: Language;
  title: string;
  style: CSSProperties;
  children: ReactNode;
}

/** The whole document. Some programs drop `body`, so a table around all has its styles. */
export function MailBody({ language, title, style, children }: MailBodyProps) {
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0 }}>
        <table {...asLayout}>
          <tbody>
            <tr>
              <td style={style}>{children}</td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

interface BlockProps {
  /** Mail programs drop the html element, and its language with it. */
  lang?: Language;
  style: CSSProperties;
  children: ReactNode;
}

/** A part of the width that is there, in the middle. */
export function Block({ lang, style, children }: BlockProps) {
  return (
    <table {...asLayout} lang={lang} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A paragraph's margins: the shorthand, and the single ones for programs that drop it. */
export function margins(top: string, bottom: string): CSSProperties {
  return {
    margin: bottom === "0" ? `${top} 0 0` : `${top} 0 ${bottom}`,
    marginTop: top,
    marginRight: "0",
    marginBottom: bottom,
    marginLeft: "0",
  };
}

interface MailButtonProps {
  href: string;
  style: CSSProperties;
  children: ReactNode;
}

/** A link with the look of a button. Outlook knows no padding there: it gets spaces, stretched. */
export function MailButton({ href, style, children }: MailButtonProps) {
  return (
    <a
      href={href}
      style={{ ...buttonStyle, ...style, ...buttonPadding }}
      target="_blank"
      rel="noopener"
    >
      <span dangerouslySetInnerHTML={{ __html: OUTLOOK_BEFORE }} />
      <span style={labelStyle}>{children}</span>
      <span dangerouslySetInnerHTML={{ __html: OUTLOOK_AFTER }} />
    </a>
  );
}

type OutlookStyle = CSSProperties & { msoPaddingAlt?: string; msoTextRaise?: string };

const buttonStyle: OutlookStyle = {
  lineHeight: "100%",
  textDecoration: "none",
  display: "inline-block",
  maxWidth: "100%",
  msoPaddingAlt: "0px",
};

const buttonPadding: CSSProperties = {
  padding: "14px 24px",
  paddingTop: "14px",
  paddingRight: "24px",
  paddingBottom: "14px",
  paddingLeft: "24px",
};

/** The text is raised by the padding below it, in points: three quarters of 14 px; above both, 21. */
const labelStyle: OutlookStyle = {
  maxWidth: "100%",
  display: "inline-block",
  lineHeight: "120%",
  msoPaddingAlt: "0px",
  msoTextRaise: "10.5px",
};

/** Three hair spaces, each four times as wide, are 24 px. */
const OUTLOOK_BEFORE =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]-->';
const OUTLOOK_AFTER =
  '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->';
