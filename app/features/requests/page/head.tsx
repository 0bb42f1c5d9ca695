import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { handling } from "~/locales/en/handling";
import type { requestWork } from "~/locales/en/request-work";
import { Icon } from "~/ui/art/icons";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-text";
import { ClockBadge } from "../promise/clock-badge";
import type { ClockView } from "../promise/clock-view.server";
import type { ContactLinks } from "../ways.server";
import * as styles from "./head.css";
import { OtherPeople } from "./people";
import type { PersonView } from "./people-view.server";

export interface HeadView {
  reference: string;
  fullName: string;
  /** "Medical escort · Chattogram → India"; empty if unknown. */
  route: string;
  urgent: string | null;
  status: string;
  clock: ClockView;
  ways: ContactLinks;
  people: { others: readonly PersonView[] };
  paths: { queue: string };
}

type PlaceText = (typeof requestWork)["place"];

/** The request's position in the list, and its neighbours. */
export interface PositionView {
  /** "13 of 14"; empty if the list is not counted. */
  text: string;
  previous: string | null;
  next: string | null;
}

/** Name, state and contact buttons; sticky. */
export function RequestHead({
  view,
  place,
  text,
  children,
}: {
  view: HeadView;
  place: PositionView | null;
  text: typeof handling & { place: PlaceText; people: (typeof requestWork)["people"] };
  children?: ReactNode;
}) {
  const { ways } = view;
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <Link className={styles.back} to={view.paths.queue} aria-label={text.back}>
          <Icon name="arrow-left" size={20} />
        </Link>
        <div className={styles.nameAndRoute}>
          <h1>
            <bdi>{view.fullName}</bdi>
          </h1>
          {view.route ? (
            <span className={styles.route}>
              <bdi>{view.route}</bdi>
            </span>
          ) : null}
        </div>
        {ways.call || ways.email ? (
          <div className={styles.ways}>
            {ways.call ? (
              <ButtonLink variant="call" icon="phone" href={ways.call.href}>
                <span className={styles.onDesktop}>{ways.call.text}</span>
                <span className={styles.onPhone}>{text.ways.call}</span>
              </ButtonLink>
            ) : null}
            {ways.whatsapp ? (
              <ButtonLink variant="quiet" icon="chat" href={ways.whatsapp}>
                {text.ways.whatsapp}
              </ButtonLink>
            ) : null}
            {ways.email ? (
              <ButtonLink variant="quiet" icon="mail" href={ways.email}>
                {text.ways.email}
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
        <OtherPeople others={view.people.others} text={{ ...text.people, ways: text.ways }} />
      </div>
      <div className={styles.state}>
        <ClockBadge {...view.clock} />
        <span className={styles.pill}>{view.status}</span>
        {view.urgent ? <Badge tone="urgent">{view.urgent}</Badge> : null}
        {children}
        <span className={styles.atEnd}>
          <span className={styles.reference}>{view.reference}</span>
          <CopyButton className={styles.copyButton} value={view.reference} text={text} />
        </span>
        {place ? <PositionLinks place={place} text={text.place} /> : null}
      </div>
    </div>
  );
}

function PositionLinks({ place, text }: { place: PositionView; text: PlaceText }) {
  return (
    <nav className={styles.place} aria-label={text.label}>
      {place.previous ? (
        <Link className={styles.arrow} to={place.previous} rel="prev" aria-label={text.previous}>
          <Icon name="chevron-left" size={18} />
        </Link>
      ) : null}
      <span>{place.text}</span>
      {place.next ? (
        <Link className={styles.arrow} to={place.next} rel="next" aria-label={text.next}>
          <Icon name="chevron-right" size={18} />
        </Link>
      ) : null}
    </nav>
  );
}
