import { Container } from "~/ui/container";
import { Heading } from "~/ui/heading";
import { sheet } from "~/ui/sheet.css";
import { Talk, TalkBox } from "./conversation";
import { Problems } from "./family-page";
import { page } from "./family-page.css";
import { FamilyTop } from "./family-top";
import type { conversationView } from "./page-view.server";

export type ConversationView = Awaited<ReturnType<typeof conversationView>>;

export function ConversationPage({ view }: { view: ConversationView }) {
  const { top, text, box, closed, talk } = view;
  return (
    <>
      <FamilyTop {...top} />
      <Container>
        <Problems label={text.talk.label} />
        <Heading title={text.talk.title} lead={top.title} />
        <div className={`${sheet} ${page}`}>
          <TalkBox box={box} closed={closed} keptOnPhone={view.keptOnPhone} text={text} />
          <Talk entries={talk} />
        </div>
      </Container>
    </>
  );
}
