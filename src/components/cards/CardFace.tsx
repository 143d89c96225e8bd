import { type Card, brandOnCardArt, nameOnCardArt } from "../../domain/cards/card";
import * as styles from "./CardFace.module.css";
import { FiveStars } from "./Stars";
import { FACE_HEIGHT, FACE_WIDTH, faceOf } from "../../domain/cards/card-art";

const faceId = (id: string) => `face-${id}`;

/** The faces of a page's cards and the stars of their ratings, each drawn once: all pictures, in tools too, refer to them. */
export function CardFaces({ cards }: { cards: readonly Pick<Card, "id" | "issuer" | "name">[] }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <FiveStars />
      {cards.map(({ id, issuer, name }) => {
        const { deep, light, lines } = faceOf(id);
        return (
          <symbol key={id} id={faceId(id)} viewBox={`0 0 ${FACE_WIDTH} ${FACE_HEIGHT}`}>
            <path d={`M0 0h${FACE_WIDTH}v${FACE_HEIGHT}H0z`} fill={deep} />
            <path d={lines} fill="none" stroke={light} strokeWidth="1.1" />
            <path d="M0 0h96L62 100H0z" fill={deep} fillOpacity="0.62" />
            <rect x="12" y="46" width="24" height="18" rx="3.5" fill="#dcbf78" />
            <path d="M12 52h8v6h-8M36 52h-8v6h8M20 46v18M28 46v18" fill="none" stroke="#7a5c1c" />
            <rect
              x="0.75"
              y="0.75"
              width="157.1"
              height="98.5"
              rx="9"
              fill="none"
              stroke="#fff"
              strokeOpacity="0.22"
              strokeWidth="1.5"
            />
            <text x="12" y="28" className={styles.brand}>
              {brandOnCardArt({ name, issuer })}
            </text>
            <text x="12" y="88" className={styles.name}>
              {nameOnCardArt(name)}
            </text>
          </symbol>
        );
      })}
    </svg>
  );
}

type Props = {
  card: Pick<Card, "id">;
  /** In a row of a list, in narrow places, or alone on the card's own page. */
  size?: "row" | "small" | "large";
};

/** A card-shaped picture with the brand's name, of the faces that the page holds; no logo and no network mark. */
export function CardFace({ card, size = "row" }: Props) {
  return (
    <svg className={styles[size]} viewBox="0 0 158.6 100" aria-hidden="true">
      <use href={`#${faceId(card.id)}`} />
    </svg>
  );
}
