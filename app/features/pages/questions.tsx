import { CallableText } from "~/ui/callable-text";
import { number } from "~/ui/danger-line.css";
import * as styles from "./questions.css";

export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}

/**
 * Questions that unfold. The id stands on the answer: a browser that is sent to `#id` opens the
 * `<details>` around it by itself (HTML, "ancestor revealing algorithm"), with no script.
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }, place) => (
        // the first is what to do where a life is in danger
        <details className={styles.question} key={id} open={place === 0}>
          <summary className={styles.summary}>{question}</summary>
          <div className={styles.answer} id={id}>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <CallableText className={number}>{paragraph}</CallableText>
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
