import { FigureValue } from '#src/ui/figure-value/figure-value.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './figure-list.module.css';

type Props = {
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    /** Crossed out. */
    readonly isReplaced?: boolean | undefined;
  }[];
  /** Places the figures, and sets their size. */
  readonly className: string | undefined;
};

/** Large figures, each above its label, which comes first in the markup. */
export const FigureList = ({ items, className }: Props) => (
  <dl className={className} data-count={items.length}>
    {items.map(({ value, label, isReplaced }) => (
      <div key={label} className={styles.figure}>
        <dt>
          <Unbroken text={label} />
        </dt>
        <dd>{isReplaced ? <s>{value}</s> : <FigureValue text={value} />}</dd>
      </div>
    ))}
  </dl>
);
