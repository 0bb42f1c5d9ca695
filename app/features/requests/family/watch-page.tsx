import { PostButton } from "~/features/forms/post-button";
import { paths } from "~/paths";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Container } from "~/ui/container";
import { DescriptionList } from "~/ui/description-list";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { sheet } from "~/ui/sheet.css";
import { Stations } from "~/ui/stations";
import { UnbrokenTimes } from "~/ui/unbroken-times";
import type { WatchView } from "./watch-view.server";

/**
 * Page of a watch link for relatives. Before somebody opens the link and after the link ends, the
 * page shows nothing about the family.
 */
export function WatchPage({ view }: { view: WatchView }) {
  const { text, action } = view;
  if (view.state === "ended") {
    return (
      <Container>
        <Heading title={text.endedTitle} lead={text.ended} />
      </Container>
    );
  }
  if (view.state === "unopened") {
    return (
      <Container>
        <Heading title={text.closedTitle} lead={text.closedText}>
          <PostButton action={action}>
            <Button>{text.open}</Button>
          </PostButton>
        </Heading>
      </Container>
    );
  }
  const { title, patient, stepText, steps, newest, until } = view;
  return (
    <Container>
      <Heading title={title} lead={[patient, stepText].filter(Boolean).join(" · ")} />
      <div className={sheet}>
        {steps ? (
          <Stations label={steps.title} steps={steps.list} doneText={steps.doneText} />
        ) : null}
        <div>
          <DescriptionList
            entries={[{ term: text.newest, value: <UnbrokenTimes>{newest}</UnbrokenTimes> }]}
          />
          <p>{text.noPromise}</p>
        </div>
        <Notice title={text.only}>
          <p>{text.hidden}</p>
          <p>
            <UnbrokenTimes>{until}</UnbrokenTimes>
          </p>
        </Notice>
        <ButtonRow stack>
          <ButtonLink variant="quiet" href={action}>
            {text.again}
          </ButtonLink>
          <PostButton action={paths.leaveWatch()} hidden={{ returnTo: action }}>
            <Button variant="quiet">{text.leave}</Button>
          </PostButton>
        </ButtonRow>
      </div>
    </Container>
  );
}
