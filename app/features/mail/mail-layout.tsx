import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/locales/languages";
import { splitAtEmergencyNumbers } from "~/ui/emergency-numbers";
import { Block, MailBody, MailButton } from "./mail-elements";
import { styles } from "./mail-styles";

export interface Fact {
  label: string;
  value: string;
  /** If set, the value is a link to this address, such as `tel:+8801…`. */
  href?: string;
}

/** The parts of a mail, in reading order. */
export interface MailContent {
  language: Language;
  subject: string;
  brand: string;
  heading: string;
  paragraphs: string[];
  /** Emergency advice; its phone numbers become links. */
  danger?: string;
  facts?: Fact[];
  /** The only button of the mail. The hint is shown before the displayed address. */
  link?: { label: string; url: string; hint: string };
  afterwards?: string[];
  footer: { lines: string[]; contacts: Fact[] };
}

/**
 * Renders HTML and plain text. Only the button has colours, so that dark mail programs use their own background
 * and text colours.
 */
export function renderMail(content: MailContent): { html: string; text: string } {
  if (content.link && !/^https?:\/\//.test(content.link.url)) {
    throw new Error("A mail's link must be a full http address");
  }
  const document = renderToStaticMarkup(<MailDocument {...content} />)
    // keeps lines below 998 bytes (RFC 5322, 2.1.1); matches only attributes, because quotes in text are escaped
    .replaceAll(' style="', '\nstyle="');
  return { html: `<!doctype html>\n${document}`, text: asText(content) };
}

function MailDocument({
  language,
  subject,
  brand,
  heading,
  paragraphs,
  danger,
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
        {danger && <Danger text={danger} />}
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
                {protectNumbers(link.url)}
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

function Danger({ text }: { text: string }) {
  return (
    <p style={styles.paragraph}>
      {splitAtEmergencyNumbers(text).map((part) =>
        part.href ? (
          <Value key={part.text} value={part.text} href={part.href} />
        ) : (
          protectNumbers(part.text)
        ),
      )}
    </p>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} style={styles.paragraph}>
      {text.split("\n").flatMap((line, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        index === 0 ? protectNumbers(line) : [<br key={index} />, ...protectNumbers(line)],
      )}
    </p>
  ));
}

/** Phone and request numbers within text. They must not wrap, because people read them aloud. */
const NUMBER = /(\+?\b[A-Z\d]{3,8}(?:-[A-Z\d]{3,8}){1,2}\b)/;

/** Puts each number of a line into an element that prevents line breaks. */
function protectNumbers(line: string) {
  return line.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <span key={`number ${index}`} style={styles.number}>
        {part}
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

function Value({ value, href }: Omit<Fact, "label">) {
  if (!href) return value;
  return (
    <a href={href} style={styles.link} target="_self">
      {value}
    </a>
  );
}

function asText(content: MailContent) {
  const { heading, paragraphs, danger = "", facts = [], link, afterwards = [], footer } = content;
  const contacts = footer.contacts.map(({ label, value }) => `${label}: ${value}`);
  const blocks = [
    heading,
    ...paragraphs,
    danger,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    link ? `${link.label}:\n${link.url}` : "",
    ...afterwards,
    ["-- ", ...footer.lines, ...contacts].join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
