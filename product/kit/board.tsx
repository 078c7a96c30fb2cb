import { type IconName, SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import styles from './board.module.css';
import { Chip, type ChipContent, People, Share } from './pieces.tsx';
import pieces from './pieces.module.css';

type CardContent = {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly icon?: IconName | undefined;
  readonly amount: string;
  readonly chip?: ChipContent | undefined;
  readonly share?: number | undefined;
  /** Beside the bar of `share`. */
  readonly progress?: string | undefined;
  /** Moved here once, from the column before, by this person. */
  readonly arrives?: string | undefined;
  readonly next: string;
  readonly day?: string | undefined;
  readonly people?: readonly string[] | undefined;
  /** What a press on the card shows. */
  readonly file?: readonly string[] | undefined;
};

export type BoardPart = {
  readonly kind: 'board';
  /** Labels of what is in the `file` of each card. */
  readonly file?: readonly string[] | undefined;
  readonly columns: readonly {
    readonly id: string;
    readonly title: string;
    readonly total: string;
    /** Shown until the card that `arrives` is in its place. */
    readonly totalBefore?: string | undefined;
    readonly onPhones?: boolean | undefined;
    readonly onTablets?: boolean | undefined;
    readonly cards: readonly CardContent[];
  }[];
};

const STAGES = ['stone', 'clay', 'light', 'accent', 'deep'] as const;

/** Deals by stage, each a card that opens its file, if it has one. */
export const Board = ({ part }: { readonly part: BoardPart }) => (
  <div className={`stack3 ${styles.board}`}>
    {part.columns.map(({ id, title, total, totalBefore, cards, onPhones, onTablets }, index) => (
      <div
        key={id}
        className={`stack3 ${styles.column}`}
        data-phones={onPhones === true}
        data-tablets={onTablets}
      >
        <p className={`row ${pieces.head} ${styles.head}`} data-colour={STAGES[index]}>
          <span>
            {title}{' '}
            <Sum
              after={cards.length}
              before={totalBefore && cards.length + (cards.some(({ arrives }) => arrives) ? -1 : 1)}
            />
          </span>
          <Sum after={total} before={totalBefore} />
        </p>
        {cards.map((card) =>
          part.file && card.file ? (
            <details key={card.id} className={card.arrives && styles.slot} name="file">
              <summary className={`${pieces.card} ${styles.card}`}>
                <Card card={card} />
              </summary>
              <dl className={`stack2 ${pieces.card} ${styles.file}`}>
                {part.file.map((label, line) => (
                  <div key={label}>
                    <dt className={pieces.fine}>{label}</dt>
                    <dd>{card.file?.[line]}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ) : (
            <div key={card.id} className={card.arrives && styles.slot}>
              <div className={`${pieces.card} ${styles.card}`}>
                <Card card={card} />
              </div>
            </div>
          ),
        )}
      </div>
    ))}
  </div>
);

type SumProps = { readonly after: string | number; readonly before?: string | number | undefined };

/** A count or an amount, and the one that it replaces when the card has arrived. */
const Sum = ({ after, before }: SumProps) => (
  <span className={`${pieces.muted} ${styles.total}`}>
    <span className={before === undefined ? undefined : styles.after}>{after}</span>
    {before !== undefined && <span className={styles.before}>{before}</span>}
  </span>
);

const Card = ({ card }: { readonly card: CardContent }) => (
  <>
    <span className={pieces.title}>{card.title}</span>
    <span className={`line ${pieces.muted} ${styles.line}`}>
      {card.icon && <SubjectIcon name={card.icon} />} {card.line}
    </span>
    <span className={styles.amount}>
      {card.amount} {card.chip && <Chip chip={card.chip} />}
    </span>
    {card.share !== undefined && (
      <span className={`line ${pieces.muted} ${styles.line}`}>
        <Share value={card.share} /> {card.progress}
      </span>
    )}
    <span className={styles.next}>
      <span>
        {card.next}
        {card.day && <span className={pieces.muted}>{card.day}</span>}
      </span>
      {card.people && <People initials={card.people} />}
    </span>
    {card.arrives && (
      <span className={styles.pointer}>
        <svg className={pieces.mirrored} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 1l10 4-4.4 1.6L5 11z" />
        </svg>
        <span className={pieces.chip}>{card.arrives}</span>
      </span>
    )}
  </>
);
