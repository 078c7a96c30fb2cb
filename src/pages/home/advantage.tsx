import { home } from '#words/pages/home.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './advantage.module.css';

/** The figures, the scrolling strip, and Our Advantage with a link to the segments. */
export function Advantage() {
  const { figures, marquee, advantage } = home;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={`figure ${styles.figure}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.strip}>
        <Marquee label={marquee.label} items={marquee.items} pauseLabel={marquee.pause} />
      </div>
      <Band heading={advantage.heading} intro={advantage.intro} layout="split">
        <ul className={styles.cards} role="list">
          {advantage.cards.map(({ title, description }) => (
            <li key={title} className={styles.card}>
              <h3>{title}</h3>
              <p>
                <Unbroken text={description} />
              </p>
            </li>
          ))}
        </ul>
        <Button href={href(advantage.action.to)} variant="secondary" size="large" trailingIcon="arrow-right">
          {advantage.action.label}
        </Button>
      </Band>
    </>
  );
}
