import type { PartOf } from '#src/model/screen.schema.ts';
import styles from './board.module.css';
import { Chip, People, Share } from './marks.tsx';

/** Deals by stage, each a card. */
export const Board = ({ part }: { readonly part: PartOf<'board'> }) => (
  <div className={styles.board}>
    {part.columns.map(({ id, title, total, cards, onPhones }) => (
      <div key={id} className={styles.column} data-phones={onPhones === true}>
        <p className={styles.head}>
          <span>
            {title} {cards.length}
          </span>
          <span className={styles.total}>{total}</span>
        </p>
        {cards.map((card) => (
          <div key={card.id} className={styles.card}>
            <p className={styles.title}>{card.title}</p>
            <p className={styles.line}>{card.line}</p>
            <p className={styles.amount}>
              {card.amount} {card.chip && <Chip chip={card.chip} />}
            </p>
            {card.share !== undefined && <Share value={card.share} />}
            <div className={styles.next}>
              <p>
                {card.next}
                {card.day && <span className={styles.day}>{card.day}</span>}
              </p>
              {card.people && <People initials={card.people} />}
            </div>
          </div>
        ))}
      </div>
    ))}
  </div>
);
