import type { PartOf } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './list.module.css';
import { Chip, Dot, Mark, People, ScreenButton, Share } from './marks.tsx';

/** A card of lines: documents, folders, persons, checks, messages or filters. */
export const List = ({ part }: { readonly part: PartOf<'list'> }) => (
  <div className={styles.list} data-surface={part.tone ?? 'paper'}>
    {part.title && (
      <p className={styles.head}>
        {part.title}
        {part.aside && <span className={styles.aside}>{part.aside}</span>}
      </p>
    )}
    <ul role="list">
      {part.items.map((item) => (
        <li
          key={item.name}
          className={styles.item}
          data-colour={item.tone}
          data-inner={item.isInner}
          data-current={item.isCurrent}
        >
          {item.icon && <SubjectIcon name={item.icon} />}
          {item.initials ? (
            <People initials={[item.initials]} tone={item.tone} />
          ) : (
            item.tone && <Dot tone={item.tone} />
          )}
          {item.state && <Mark state={item.state} />}
          <span className={styles.name}>
            {item.name}
            {item.line && <span className={styles.line}>{item.line}</span>}
            {item.share !== undefined && <Share value={item.share} />}
          </span>
          {item.value && <span className={styles.value}>{item.value}</span>}
          {item.chip && <Chip chip={item.chip} />}
        </li>
      ))}
    </ul>
    {part.buttons && (
      <p className={styles.buttons}>
        {part.buttons.map((label, place) => (
          <ScreenButton key={label} button={label} isMain={place === 0} />
        ))}
      </p>
    )}
  </div>
);
