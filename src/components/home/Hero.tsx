import type { Site } from "../../domain/site/site";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "../page/ButtonLink";
import { ButtonRow } from "../ui/ButtonRow";
import * as styles from "./Hero.module.css";
import { RateBill } from "./RateBill";

type Props = { text: Site["home"]["hero"] };

/** The top of the home page: one question, the two ways to start, and what a rate does to a debt. */
export function Hero({ text }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.text}>{text.text}</p>
          <ButtonRow>
            <ButtonLink to={ROUTES.compare.path}>Compare cards</ButtonLink>
            <ButtonLink to={ROUTES.calculator.path} quiet>
              Calculate your payoff
            </ButtonLink>
          </ButtonRow>
        </div>
        <RateBill />
      </div>
    </div>
  );
}
