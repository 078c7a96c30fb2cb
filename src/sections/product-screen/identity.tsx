import type { PartOf } from '#src/model/screen.schema.ts';
import styles from './identity.module.css';
import { Chip } from './marks.tsx';

const LINES = 19;

/** Lines that run together in the middle and part again. */
const course = Array.from({ length: LINES }, (_, line) => {
  const from = 8 + (84 * line) / (LINES - 1);
  const middle = 50 + (from - 50) * 0.1;
  return `M${from.toFixed(1)} 0C${from.toFixed(1)} 26 ${middle.toFixed(1)} 24 ${middle.toFixed(1)} 50S${from.toFixed(1)} 74 ${from.toFixed(1)} 100`;
});

/** A person in the view of another party: a name or a number, and the fields that stay hidden. */
export function Identity({ part }: { readonly part: PartOf<'identity'> }) {
  const { title, name, line, tone = 'paper', fields, note, after } = part;
  return (
    <div className={styles.identity} data-surface={tone}>
      <p className={styles.label}>{title}</p>
      <div className={styles.hidden}>
        <span className={styles.veil} />
        <p>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>{line}</span>
        </p>
      </div>
      {fields && (
        <ul role="list">
          {fields.map((field) => (
            <li key={field} className={styles.field}>
              {field} <span className={styles.bar} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className={styles.line}>{note}</p>}
      {after && (
        <>
          <div className={styles.course}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {course.map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
            <p className={styles.label}>{after.title}</p>
          </div>
          <div className={styles.shown}>
            <span className={styles.initials}>{after.initials}</span>
            <p>
              <span className={styles.name}>{after.name}</span>
              <span className={styles.line}>{after.line}</span>
            </p>
            <Chip chip={after.chip} />
          </div>
        </>
      )}
    </div>
  );
}
