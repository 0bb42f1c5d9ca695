import { CallableText } from "~/ui/callable-text";
import { number } from "~/ui/danger-line.css";
import * as styles from "./questions.css";

export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}

/**
 * Questions that open to show their answers. The answer has the id, so a link to `#id` opens the `<details>`
 * without JavaScript (HTML, "ancestor revealing algorithm").
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }, index) => (
        // the first question is open, because it is about emergencies
        <details className={styles.question} key={id} open={index === 0}>
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
