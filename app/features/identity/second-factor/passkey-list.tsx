import { ButtonLink } from "~/ui/button";
import { Table } from "~/ui/table";
import * as styles from "./second-factor.css";

interface ListedPasskey {
  id: string;
  name: string;
  added: string;
  lastUsed: string;
  removal: { href: string; name: string };
}

/** The person's passkeys, each with a link to remove it. */
export function PasskeyList({
  text,
  passkeys,
  addHref,
}: {
  text: Record<
    | "title"
    | "lead"
    | "needsScripts"
    | "none"
    | "name"
    | "addedOn"
    | "lastUsed"
    | "actions"
    | "listed"
    | "removeOne"
    | "add",
    string
  >;
  passkeys: readonly ListedPasskey[];
  addHref: string;
}) {
  return (
    <section className={styles.part}>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <p>{text.needsScripts}</p>
      {passkeys.length > 0 ? (
        <Table
          caption={text.listed}
          rows={passkeys}
          rowKey={({ id }) => id}
          columns={[
            { key: "name", title: text.name, cell: ({ name }) => name },
            { key: "added", title: text.addedOn, cell: ({ added }) => added },
            { key: "used", title: text.lastUsed, cell: ({ lastUsed }) => lastUsed },
            {
              key: "remove",
              title: text.actions,
              cell: ({ removal }) => (
                <ButtonLink variant="quiet" href={removal.href} aria-label={removal.name}>
                  {text.removeOne}
                </ButtonLink>
              ),
            },
          ]}
        />
      ) : (
        <p>{text.none}</p>
      )}
      <ButtonLink variant="quiet" href={addHref}>
        {text.add}
      </ButtonLink>
    </section>
  );
}
