import { logoFiles } from 'virtual:logos';

import { logos } from '#content/logos.ts';
import { home } from '#words/pages/home.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { Band } from '#src/sections/band/band.tsx';
import { FigureValue } from '#src/ui/figure-value/figure-value.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import styles from './evidence.module.css';

/** The scrolling strip, the figures, and the logos of customers, technology providers and legal advisers. */
export function Evidence() {
  const { figures, figuresNote, marquee, trust } = home;
  return (
    <>
      <div className={styles.strip}>
        <Marquee label={marquee.label} items={marquee.items} pauseLabel={marquee.pause} />
      </div>
      <Band heading={trust.heading} note={trust.note} pace="dense">
        <div className={styles.columns}>
          <div className={styles.record}>
            <dl className={styles.figures}>
              {figures.map(({ value, label }) => (
                <div key={label} className={`figure ${styles.figure}`}>
                  <dt>{label}</dt>
                  <dd>
                    <FigureValue text={value} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="fine">{figuresNote}</p>
          </div>
          <div>
            {trust.groups.map(({ group, label }) => (
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
        </div>
      </Band>
    </>
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
