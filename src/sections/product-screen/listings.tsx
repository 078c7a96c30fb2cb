import type { PartOf } from '#src/model/screen.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './listings.module.css';
import { Chip } from './marks.tsx';

/** All of them are above the fold. */
const SIZES = '(width > 48em) 21rem, 81vw';
const FEATURED_SIZES = '(width > 48em) 27rem, 81vw';

type Props = { readonly part: PartOf<'listings'> };

/** Opportunities as cards with pictures, all in one format. */
export const Listings = ({ part: { items, layout = 'grid' } }: Props) => (
  <ul className={styles.listings} role="list" data-layout={items.length > 1 ? layout : 'single'}>
    {items.map((item, place) => (
      <li key={item.id} className={styles.card}>
        <div className={styles.picture}>
          <Picture
            id={item.picture}
            sizes={layout === 'featured' && place === 0 ? FEATURED_SIZES : SIZES}
            isDecoration
            isAboveFold
          />
          <span className={styles.assetClass}>
            <Chip chip={item.assetClass} />
          </span>
        </div>
        <div className={styles.body}>
          <p className={styles.head}>
            <span className={styles.title}>{item.title}</span>
            <span className={styles.muted}>
              <SubjectIcon name="globe" /> {item.region}
            </span>
          </p>
          <p className={styles.text}>{item.text}</p>
          <dl className={styles.terms}>
            {item.terms.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.foot}>
            <span className={styles.muted} data-hidden={item.isHidden === true}>
              <SubjectIcon name={item.isHidden ? 'eye-off' : 'building'} /> {item.publisher}
            </span>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
