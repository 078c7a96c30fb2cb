import type { PartOf } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './board.module.css';
import { Chip, People, Share } from './pieces.tsx';
import pieces from './pieces.module.css';

type CardContent = PartOf<'board'>['columns'][number]['cards'][number];

const STAGES = ['stone', 'clay', 'light', 'accent', 'deep'] as const;

/** Deals by stage, each a card. */
export const Board = ({ part }: { readonly part: PartOf<'board'> }) => (
  <div className={styles.board}>
    {part.columns.map(({ id, title, total, totalBefore, cards, onPhones, onTablets }, place) => (
      <div key={id} className={styles.column} data-phones={onPhones === true} data-tablets={onTablets}>
        <p className={styles.head} data-colour={STAGES[place]}>
          <span>
            {title} <span className={pieces.muted}>{cards.length}</span>
          </span>
          <span className={`${pieces.muted} ${styles.total}`}>
            <span className={totalBefore && styles.after}>{total}</span>
            {totalBefore && <span className={styles.before}>{totalBefore}</span>}
          </span>
        </p>
        {cards.map((card) => (
          <div key={card.id} className={card.arrives && styles.slot}>
            <Card card={card} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

const Card = ({ card }: { readonly card: CardContent }) => (
  <div className={`${pieces.card} ${styles.card}`}>
    <p className={pieces.title}>{card.title}</p>
    <p className={`${pieces.muted} ${styles.line}`}>
      {card.icon && <SubjectIcon name={card.icon} />} {card.line}
    </p>
    <p className={styles.amount}>
      {card.amount} {card.chip && <Chip chip={card.chip} />}
    </p>
    {card.share !== undefined && (
      <div className={`${pieces.muted} ${styles.line}`}>
        <Share value={card.share} /> {card.progress}
      </div>
    )}
    <div className={styles.next}>
      <p>
        {card.next}
        {card.day && <span className={pieces.muted}>{card.day}</span>}
      </p>
      {card.people && <People initials={card.people} />}
    </div>
    {card.arrives && (
      <span className={styles.pointer}>
        <svg className={pieces.mirrored} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 1l10 4-4.4 1.6L5 11z" />
        </svg>
        <span>{card.arrives}</span>
      </span>
    )}
  </div>
);
