import { home } from '#words/pages/home.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './advantage.module.css';

/** Our Advantage: four cards, and a link to the segments. */
export function Advantage() {
  const { heading, cards, action } = home.advantage;
  return (
    <Band heading={heading} tone="sunk" pace="dense">
      <ul className={styles.cards} role="list">
        {cards.map(({ title, description }) => (
          <li key={title} className={styles.card}>
            <h3 className={styles.title}>{title}</h3>
            <p>
              <Unbroken text={description} />
            </p>
          </li>
        ))}
      </ul>
      <Button href={href(action.to)} variant="secondary" trailingIcon="arrow-right">
        {action.label}
      </Button>
    </Band>
  );
}
