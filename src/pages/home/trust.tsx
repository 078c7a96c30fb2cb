import { logoFiles } from 'virtual:logos';

import { logos } from '#content/logos.ts';
import { home } from '#words/pages/home.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './trust.module.css';

/** Trusted by, partners and technology providers, legal advisors. */
export function Trust() {
  const { heading, note, groups } = home.trust;
  return (
    <Band heading={heading} note={note} tone="sunk">
      <div className={styles.groups}>
        {groups.map(({ group, label }) => (
          <section key={group} className={styles.group} aria-labelledby={`trust-${group}`}>
            <h3 className={styles.label} id={`trust-${group}`}>
              {label}
            </h3>
            <ul className={styles.logos} role="list">
              {logos
                .filter((logo) => logo.group === group)
                .map(({ id, name }) => (
                  <li key={id}>
                    <Logo id={id} name={name} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}

function Logo({ id, name }: { id: string; name: string }) {
  const file = logoFiles[id];
  if (!file) throw new Error(`There is no encoded logo ${id}: see content/logos.ts`);
  return (
    <img
      src={assetUrl(`/pictures/${file.file}`)}
      alt={name}
      width={file.width}
      height={file.height}
      loading="lazy"
    />
  );
}
