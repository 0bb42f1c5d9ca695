import * as styles from "~/dashboard/dashboard.css";
import { AppForm } from "~/features/forms/app-form";
import { ReplyForm } from "~/features/requests/dashboard/reply-form";
import { RequestPage } from "~/features/requests/dashboard/request-page";
import { MessageFacts } from "./message-facts";
import type { LoadedMessage } from "./message-views.server";

/** All of one message. */
export function MessagePage({ title, view, readers, text }: LoadedMessage) {
  const { message } = text.messages;
  return (
    <RequestPage
      title={title}
      view={view}
      readers={readers}
      text={text}
      list={text.nav.messages}
      request={{
        title: message,
        facts: <MessageFacts view={view} text={text.detail} messageLabel={message} />,
      }}
    >
      <MessageActs view={view} text={text} />
    </RequestPage>
  );
}

/** What a coordinator can do with a message. */
function MessageActs({ view, text }: Pick<LoadedMessage, "view" | "text">) {
  return (
    <>
      <section className={styles.panel}>
        <h2>{text.act.reply}</h2>
        <p>{text.act.replyText}</p>
        <ReplyForm view={view} text={text.act} />
      </section>
      <section className={styles.panel}>
        <h2>{view.isClosed ? text.messages.reopen : text.messages.close}</h2>
        <p>{view.isClosed ? text.messages.reopenText : text.messages.closeText}</p>
        <AppForm
          id="closing"
          action={view.paths.closings}
          hidden={{ formKey: view.formKey, closed: view.isClosed ? "no" : "yes" }}
          submit={view.isClosed ? text.messages.reopen : text.messages.closeButton}
          variant="quiet"
          byScript
        />
      </section>
    </>
  );
}
