import type { PartOf } from '#src/model/screen.schema.ts';
import { Figures } from './figures.tsx';
import styles from './profile.module.css';

/** The subject of a screen: a firm or a person, with key figures. */
export const Profile = ({ part }: { readonly part: PartOf<'profile'> }) => (
  <div className={styles.profile}>
    <span className={styles.badge}>{part.initials}</span>
    <p className={styles.text}>
      <span className={styles.name}>{part.name}</span>
      <span className={styles.line}>{part.line}</span>
    </p>
    {part.figures && (
      <div className={styles.figures}>
        <Figures part={{ items: part.figures }} />
      </div>
    )}
  </div>
);
