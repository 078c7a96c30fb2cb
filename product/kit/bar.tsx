import { useId } from 'react';

import { labels } from '../../content/en/labels.ts';
import styles from './bar.module.css';
import { type ButtonContent, Buttons, Chip, type ChipContent, People, Radio } from './pieces.tsx';
import pieces from './pieces.module.css';

type ChoiceProps = {
  /** What one chooses, to assistive technology. */
  readonly label: string;
  readonly names: readonly string[];
  /** The index of the one that is shown first. */
  readonly start?: number | undefined;
  /** The digit of the first one, if another group has those from 1. */
  readonly from?: number | undefined;
  readonly className?: string | undefined;
};

/** One of several views, by radio inputs: the window around it shows the one that is chosen. */
export function Choice({ label, names, start = 0, from = 1, className = styles.choice }: ChoiceProps) {
  const group = useId();
  return (
    <div className={className} role="radiogroup" aria-label={label}>
      {names.map((name, index) => (
        <Radio key={name} group={group} value={from + index} isFirst={index === start}>
          {name}
        </Radio>
      ))}
    </div>
  );
}

export type BarContent = {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly chip?: ChipContent | undefined;
  readonly choice?: Pick<ChoiceProps, 'label' | 'names' | 'start' | 'from'> | undefined;
  readonly people?: readonly string[] | undefined;
  /** The last one is the main one. */
  readonly buttons?: readonly ButtonContent[] | undefined;
};

/** Title, views and buttons of a screen. */
export const TitleBar = ({ title, aside, chip, choice, people, buttons }: BarContent) => (
  <div className={`row ${styles.bar}`} data-part="bar">
    <p className={`${pieces.title} ${styles.heading}`}>{title}</p>
    {aside && <p className={styles.aside}>{aside}</p>}
    {chip && <Chip chip={chip} />}
    {choice && <Choice {...choice} />}
    <span className={`${pieces.chip} ${styles.sample}`}>{labels.sampleData}</span>
    <div className={`line ${pieces.notOnPhones} ${styles.tools}`}>
      <span data-tablets={false}>{people && <People initials={people} />}</span>
      {buttons && <Buttons buttons={buttons} main="last" />}
    </div>
  </div>
);
