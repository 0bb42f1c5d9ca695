import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/locales/languages";
import { light, radius, space } from "~/ui/theme/tokens";
import { Block, MailBody, MailButton, margins } from "./mail-elements";

export interface Fact {
  label: string;
  value: string;
  /** Makes the value a link, e.g. `tel:+8801…`. */
  href?: string;
}

/** What a mail says, in the order in which it is read. */
export interface MailContent {
  language: Language;
  subject: string;
  brand: string;
  heading: string;
  paragraphs: string[];
  facts?: Fact[];
  /** The one thing to do; the hint stands above the bare address. */
  link?: { label: string; url: string; hint: string };
  afterwards?: string[];
  footer: { lines: string[]; contacts: Fact[] };
}

/**
 * A mail as HTML and as text.
 *
 * Neither background nor text colour is set, so that dark mail programs keep their own; only the
 * button has colours, both its own.
 */
export function renderMail(content: MailContent): { html: string; text: string } {
  if (content.link && !/^https?:\/\//.test(content.link.url)) {
    throw new Error("The link of a mail must be a full http address");
  }
  const document = renderToStaticMarkup(<MailDocument {...content} />)
    // lines of mails end before 998 bytes (RFC 5322, 2.1.1); a quote outside a tag is escaped
    .replaceAll(' style="', '\nstyle="');
  return { html: `<!doctype html>\n${document}`, text: asText(content) };
}

function MailDocument({
  language,
  subject,
  brand,
  heading,
  paragraphs,
  facts = [],
  link,
  afterwards = [],
  footer,
}: MailContent) {
  return (
    <MailBody language={language} title={subject} style={styles.body}>
      <Block lang={language} style={styles.container}>
        <p style={styles.brand}>{brand}</p>
        <h1 style={styles.heading}>{heading}</h1>
        <Paragraphs texts={paragraphs} />
        {facts.length > 0 && <Facts facts={facts} />}
        {link && (
          <Block style={styles.action}>
            <MailButton href={link.url} style={styles.button}>
              {link.label}
            </MailButton>
            <p style={styles.small}>
              {link.hint}
              <br />
              <a href={link.url} style={styles.address} target="_blank" rel="noopener">
                {unbroken(link.url)}
              </a>
            </p>
          </Block>
        )}
        <Paragraphs texts={afterwards} />
        <hr style={styles.line} />
        {footer.lines.map((line) => (
          <p key={line} style={styles.small}>
            {line}
          </p>
        ))}
        {footer.contacts.map((contact) => (
          <p key={contact.label} style={styles.small}>
            {contact.label}: <Value {...contact} />
          </p>
        ))}
      </Block>
    </MailBody>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} style={styles.paragraph}>
      {text.split("\n").flatMap((line, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, and never again
        index === 0 ? unbroken(line) : [<br key={index} />, ...unbroken(line)],
      )}
    </p>
  ));
}

/** A phone or a request's number within running text: one who reads it aloud finds it on one line. */
const NUMBER = /(\+?\b[A-Z\d]{3,8}(?:-[A-Z\d]{3,8}){1,2}\b)/;

/** A line's text, its numbers each in an element that does not break. */
function unbroken(line: string) {
  return line.split(NUMBER).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, and never again
      <span key={`number ${index}`} style={styles.number}>
        {piece}
      </span>
    ),
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl style={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt style={styles.label}>{fact.label}</dt>
          <dd style={styles.value}>
            <Value {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, href }: Fact) {
  if (!href) return value;
  return (
    <a href={href} style={styles.link} target="_self">
      {value}
    </a>
  );
}

function asText({ heading, paragraphs, facts = [], link, afterwards = [], footer }: MailContent) {
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    link ? `${link.label}:\n${link.url}` : "",
    ...afterwards,
    ["-- ", ...footer.lines, ...footer.contacts.map((it) => `${it.label}: ${it.value}`)].join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const font = "system-ui, 'Noto Sans Bengali', 'Noto Sans Thai', 'Noto Sans', Arial, sans-serif";

const styles = {
  body: { margin: 0, padding: space[4], fontFamily: font },
  container: { maxWidth: "560px", fontFamily: font },
  brand: { fontSize: "16px", lineHeight: "1.6", fontWeight: 700, ...margins("0", space[4]) },
  heading: { fontSize: "24px", lineHeight: "1.4", margin: `0 0 ${space[4]}`, textWrap: "balance" },
  paragraph: {
    fontSize: "16px",
    lineHeight: "1.6",
    textWrap: "pretty",
    ...margins("0", space[4]),
  },
  number: { whiteSpace: "nowrap" },
  facts: { margin: `0 0 ${space[4]}`, padding: 0 },
  label: { fontSize: "14px", lineHeight: "1.6", margin: 0 },
  value: {
    fontSize: "18px",
    lineHeight: "1.6",
    fontWeight: 700,
    margin: `0 0 ${space[3]}`,
    overflowWrap: "anywhere",
  },
  action: { margin: `0 0 ${space[4]}` },
  button: {
    backgroundColor: light.teal,
    color: light.onTeal,
    // visible too where a dark mail program turns the button's colours around
    border: `1px solid ${light.edge}`,
    borderRadius: radius.small,
    fontSize: "16px",
    fontWeight: 700,
  },
  small: { fontSize: "14px", lineHeight: "1.6", textWrap: "pretty", ...margins(space[2], "0") },
  address: { color: "inherit", textDecoration: "underline", wordBreak: "break-all" },
  link: { color: "inherit", textDecoration: "underline" },
  line: {
    width: "100%",
    border: "none",
    borderTop: `1px solid ${light.edge}`,
    margin: `${space[5]} 0 ${space[3]}`,
  },
} satisfies Record<string, CSSProperties>;
