import { useId } from 'react';

import { labels } from '../../content/en/labels.ts';
import styles from './bar.module.css';
import { type ButtonContent, Buttons, Chip, type ChipContent, People } from './pieces.tsx';

type ChoiceProps = {
  /** What one chooses, to assistive technology. */
  readonly label: string;
  readonly names: readonly string[];
  /** The index of the one that is shown first. */
  readonly start?: number | undefined;
};

/** One of several views, by radio inputs: the window around it shows the one that is chosen. */
function Choice({ label, names, start = 0 }: ChoiceProps) {
  const group = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label={label}>
      {names.map((name, place) => (
        <label key={name}>
          <input className="hiddenText" type="radio" name={group} defaultChecked={place === start} />
          {name}
        </label>
      ))}
    </div>
  );
}

export type BarContent = {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly chip?: ChipContent | undefined;
  readonly choice?: ChoiceProps | undefined;
  readonly people?: readonly string[] | undefined;
  /** The last one is the main one. */
  readonly buttons?: readonly ButtonContent[] | undefined;
};

/** Title, views and buttons of a screen. */
export const Bar = ({ title, aside, chip, choice, people, buttons }: BarContent) => (
  <div className={styles.bar}>
    <p className={styles.heading}>{title}</p>
    {aside && <p className={styles.aside}>{aside}</p>}
    {chip && <Chip chip={chip} />}
    {choice && <Choice {...choice} />}
    <span className={styles.sample}>{labels.sampleData}</span>
    <div className={styles.tools}>
      <span data-tablets={false}>{people && <People initials={people} />}</span>
      {buttons && <Buttons buttons={buttons} main="last" />}
    </div>
  </div>
);
