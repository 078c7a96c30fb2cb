import type { ChipContent } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './marks.module.css';

/** A state in one or two words. */
export const Chip = ({ chip: { text, tone, icon } }: { readonly chip: ChipContent }) => (
  <span className={styles.chip} data-tone={tone}>
    {icon && <SubjectIcon name={icon} />}
    {text}
  </span>
);

/** Persons or firms by their initials. */
export const People = ({ initials }: { readonly initials: readonly string[] }) => (
  <span className={styles.people}>
    {initials.map((letters) => (
      <span key={letters} className={styles.face}>
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

/** A step that is done, due or still open. */
export const Mark = ({ state }: { readonly state: 'done' | 'due' | 'open' }) => (
  <span className={styles.mark} data-state={state}>
    {state === 'done' && <SubjectIcon name="check" />}
  </span>
);
