import type { ButtonContent, ChipContent, Colour } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './marks.module.css';

/** A state in one or two words. */
export const Chip = ({ chip: { text, tone, icon } }: { readonly chip: ChipContent }) => (
  <span className={styles.chip} data-tone={tone}>
    {icon && <SubjectIcon name={icon} />}
    {text}
  </span>
);

type PeopleProps = { readonly initials: readonly string[]; readonly tone?: Colour | undefined };

/** Persons or firms by their initials. */
export const People = ({ initials, tone }: PeopleProps) => (
  <span className={styles.people}>
    {initials.map((letters) => (
      <span key={letters} className={styles.face} data-colour={tone}>
        {letters}
      </span>
    ))}
  </span>
);

/** How much of a whole is done, in percent. */
export const Share = ({ value }: { readonly value: number }) => (
  <svg className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width={value} height="4" />
  </svg>
);

const marks = { done: 'check', stopped: 'close' } as const;

/** A step that is done, due, still open or stopped. */
export const Mark = ({ state }: { readonly state: 'done' | 'due' | 'open' | 'stopped' }) => (
  <span className={styles.mark} data-state={state}>
    {(state === 'done' || state === 'stopped') && <SubjectIcon name={marks[state]} />}
  </span>
);

/** A dot whose colour marks a group. */
export const Dot = ({ tone }: { readonly tone: Colour }) => (
  <span className={styles.dot} data-colour={tone} />
);

/** The groups that have access, of all groups. */
export const Dots = ({ dots }: { readonly dots: readonly boolean[] }) => (
  <span className={styles.dots}>
    {dots.map((isOn, place) => (
      <span key={place} className={styles.dot} data-on={isOn} />
    ))}
  </span>
);

type ButtonProps = { readonly button: string | ButtonContent; readonly isMain?: boolean };

/** The picture of a button. */
export const ScreenButton = ({ button, isMain = false }: ButtonProps) => (
  <span className={styles.button} data-main={isMain || undefined}>
    {typeof button !== 'string' && <SubjectIcon name={button.icon} />}
    {typeof button === 'string' ? button : button.text}
  </span>
);
