import type { PartOf } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './choice.module.css';
import { ScreenButton } from './marks.tsx';

/** Two options, of which one is chosen and shows what it holds. */
export const Choice = ({ part: { options, buttons, note } }: { readonly part: PartOf<'choice'> }) => (
  <div className={styles.choice}>
    {options.map(({ title, line, isChosen = false, fields }) => (
      <div key={title} className={styles.option} data-chosen={isChosen}>
        <span className={styles.radio} />
        <p>
          <span className={styles.title}>{title}</span>
          <span className={styles.line}>{line}</span>
        </p>
        {!isChosen && <SubjectIcon name="eye-off" />}
        {fields && (
          <dl className={styles.fields}>
            {fields.map(({ label, value }) => (
              <div key={label} className={styles.field}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    ))}
    <p className={styles.buttons}>
      {buttons.map((label, place) => (
        <ScreenButton key={label} button={label} isMain={place === 0} />
      ))}
      <span className={styles.line}>{note}</span>
    </p>
  </div>
);
