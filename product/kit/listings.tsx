import type { PictureId } from '../../src/model/ids.schema.ts';
import { Picture } from '../../src/sections/picture/picture.tsx';
import { SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import styles from './listings.module.css';
import { Chip, type ChipContent, type FigureContent, Figures } from './pieces.tsx';
import pieces from './pieces.module.css';

/** Layout widths of the pictures. */
const SIZES = {
  row: '(width > 48em) 20rem, 81vw',
  grid: '(width > 48em) 21rem, 81vw',
  featured: '(width >= 80em) 25rem, (width > 48em) 27rem, 81vw',
  beside: '(width >= 80em) 16rem, (width > 48em) 21rem, 81vw',
  single: '(width >= 100em) 20rem, (width >= 80em) 23rem, (width > 48em) 21.25rem, 81vw',
};

export type ListingsPart = {
  readonly kind: 'listings';
  /** `featured`: the first one is larger; `row`: in one row where there is room. */
  readonly layout?: 'grid' | 'featured' | 'row' | undefined;
  readonly items: readonly {
    readonly id: string;
    readonly picture: PictureId;
    readonly assetClass: ChipContent;
    readonly title: string;
    readonly region: string;
    readonly text: string;
    readonly terms: readonly FigureContent[];
    readonly publisher: string;
    /** The issuer keeps its name confidential. */
    readonly isHidden?: boolean | undefined;
    /** The choices of a drawing that show it, by their digits. */
    readonly choices?: string | undefined;
  }[];
};

/** Opportunities as cards with pictures, all in one format. */
export function Listings({ part: { items, layout = 'grid' } }: { readonly part: ListingsPart }) {
  const shown = items.length > 1 ? layout : 'single';
  return (
    <ul className={`stack4 ${styles.listings}`} role="list" data-layout={shown}>
      {items.map((item, index) => (
        <li key={item.id} className={`${pieces.card} ${styles.card}`} data-choices={item.choices}>
          <div className={styles.picture}>
            <Picture
              id={item.picture}
              sizes={SIZES[shown === 'featured' && index > 0 ? 'beside' : shown]}
              isDecoration
              isAboveFold
            />
            <Chip chip={item.assetClass} />
          </div>
          <div className={`stack2 ${styles.body}`}>
            <p className={`row ${styles.line}`}>
              <span className={pieces.title}>{item.title}</span>
              <span className={`line ${pieces.muted} ${styles.mark}`}>
                <SubjectIcon name="globe" /> {item.region}
              </span>
            </p>
            <p className={pieces.muted}>{item.text}</p>
            <Figures items={item.terms} look="terms" />
            <p className={`line ${pieces.muted} ${styles.mark}`} data-hidden={item.isHidden}>
              <SubjectIcon name={item.isHidden ? 'eye-off' : 'building'} /> {item.publisher}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
