import { Container } from "~/ui/container";
import { Heading } from "~/ui/heading";
import { sheet } from "~/ui/sheet.css";
import { Conversation, WriteBox } from "./conversation";
import { Problems } from "./family-page";
import { page } from "./family-page.css";
import { FamilyTop } from "./family-top";
import type { conversationView } from "./page-view.server";

export type ConversationView = Awaited<ReturnType<typeof conversationView>>;

export function ConversationPage({ view }: { view: ConversationView }) {
  const { top, text, form, closed, conversation } = view;
  return (
    <>
      <FamilyTop {...top} />
      <Container>
        <Problems label={text.conversation.label} />
        <Heading title={text.conversation.title} lead={top.title} />
        <div className={`${sheet} ${page}`}>
          <WriteBox form={form} closed={closed} keptOnPhone={view.keptOnPhone} text={text} />
          <Conversation entries={conversation} />
        </div>
      </Container>
    </>
  );
}
