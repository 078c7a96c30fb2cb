import type { PartOf } from '#src/model/screen.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './listings.module.css';
import { Chip } from './marks.tsx';

/** The width is that of the place, not of the window: browsers that know `auto` measure it. */
const SIZES = 'auto, (width > 48em) 21rem, 81vw';

type Props = { readonly part: PartOf<'listings'>; readonly isHidden?: boolean | undefined };

/** Opportunities as cards with pictures, all in one format. */
export const Listings = ({ part: { items, layout = 'grid' }, isHidden = false }: Props) => (
  <ul className={styles.listings} role="list" data-layout={items.length > 1 ? layout : 'single'}>
    {items.map((item) => (
      <li key={item.id} className={styles.card}>
        <div className={styles.picture}>
          <Picture id={item.picture} sizes={SIZES} isDecoration isAboveFold={isHidden} />
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
            <Chip chip={{ text: item.interest, tone: 'good' }} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
