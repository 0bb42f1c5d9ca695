import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/locales/languages";
import { light, radius, space } from "~/ui/theme/tokens";

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
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
      </Head>
      <Body style={styles.body}>
        {/* mail programs drop the html element, and its language with it */}
        <Container lang={language} style={styles.container}>
          <Text style={styles.brand}>{brand}</Text>
          <Heading style={styles.heading}>{heading}</Heading>
          <Paragraphs texts={paragraphs} />
          {facts.length > 0 && <Facts facts={facts} />}
          {link && (
            <Section style={styles.action}>
              <Button href={link.url} style={styles.button}>
                {link.label}
              </Button>
              <Text style={styles.small}>
                {link.hint}
                <br />
                <Link href={link.url} style={styles.address}>
                  {link.url}
                </Link>
              </Text>
            </Section>
          )}
          <Paragraphs texts={afterwards} />
          <Hr style={styles.line} />
          {footer.lines.map((line) => (
            <Text key={line} style={styles.small}>
              {line}
            </Text>
          ))}
          {footer.contacts.map((contact) => (
            <Text key={contact.label} style={styles.small}>
              {contact.label}: <Value {...contact} />
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <Text key={text} style={styles.paragraph}>
      {text}
    </Text>
  ));
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
    <Link href={href} target="_self" style={styles.link}>
      {value}
    </Link>
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
  brand: { fontSize: "16px", lineHeight: "1.6", fontWeight: 700, margin: `0 0 ${space[4]}` },
  heading: { fontSize: "24px", lineHeight: "1.4", margin: `0 0 ${space[4]}` },
  paragraph: { fontSize: "16px", lineHeight: "1.6", margin: `0 0 ${space[4]}` },
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
    padding: "14px 24px",
  },
  small: { fontSize: "14px", lineHeight: "1.6", margin: `${space[2]} 0 0` },
  address: { color: "inherit", textDecoration: "underline", wordBreak: "break-all" },
  link: { color: "inherit", textDecoration: "underline" },
  line: { borderTop: `1px solid ${light.edge}`, margin: `${space[5]} 0 ${space[3]}` },
} satisfies Record<string, CSSProperties>;
