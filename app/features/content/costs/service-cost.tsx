import type { Language } from "~/locales/languages";
import { standaloneLink } from "~/ui/more-link.css";
import { Section } from "~/ui/page";
import { CostBasis } from "./cost-basis";
import * as styles from "./costs.css";
import type { ServiceCostData } from "./service-cost.server";

/** A service's usual cost, if known, and the cost factors. */
export function ServiceCost({ cost, language }: { cost: ServiceCostData; language: Language }) {
  const { range, asOf, source, text, costFactors, more } = cost;
  return (
    <Section title={text.title} id="cost">
      <div className={styles.halves}>
        <div className={styles.cost}>
          {range && asOf && source ? (
            <>
              <p className={styles.range}>{range}</p>
              <CostBasis asOf={asOf} source={source} note={text.notQuote} language={language} />
            </>
          ) : (
            <p>{text.noFigures}</p>
          )}
          <a className={standaloneLink} href={more.href}>
            {more.label}
          </a>
        </div>
        <div>
          <h3 className={styles.small}>{text.moves}</h3>
          <ul className={styles.factors}>
            {costFactors.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
