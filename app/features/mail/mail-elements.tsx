import type { CSSProperties, ReactNode } from "react";
import type { Language } from "~/locales/languages";

/**
 * Elements that work in mail programs: layout tables, inline styles, and markup that only Outlook reads
 * (https://www.caniemail.com, https://react.email).
 */

const layoutTable = {
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

/** The document. A table around everything has the styles of `body`, because some mail programs remove `body`. */
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
        <table {...layoutTable}>
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
  /** Repeated here, because mail programs remove the `html` element with its language. */
  lang?: Language;
  style: CSSProperties;
  children: ReactNode;
}

/** A centred block with a maximum width. */
export function Block({ lang, style, children }: BlockProps) {
  return (
    <table {...layoutTable} lang={lang} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The `margin` shorthand, and the four single margins for mail programs that ignore it. */
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

/** A link that looks like a button. Stretched spaces replace its padding in Outlook, which ignores it. */
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

/** Raises the text by the bottom padding: 14 px are 10.5 points. `OUTLOOK_BEFORE` needs 21 for both sides. */
const labelStyle: OutlookStyle = {
  maxWidth: "100%",
  display: "inline-block",
  lineHeight: "120%",
  msoPaddingAlt: "0px",
  msoTextRaise: "10.5px",
};

/** Three hair spaces, stretched to four times their width, are 24 px wide. */
const OUTLOOK_BEFORE =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]-->';
const OUTLOOK_AFTER =
  '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->';
