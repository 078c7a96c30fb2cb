import { portraits } from 'virtual:portraits';

import type { TeamMember } from '#src/model/team.schema.ts';
import { PictureFile } from '#src/sections/picture/picture.tsx';
import styles from './portrait.module.css';

type Props = { readonly person: TeamMember };

/** A person of content/en/team.ts. A sample is a drawing with initials, which stand alone without a portrait. */
export function Portrait({ person: { id, name, initials, sample } }: Props) {
  const portrait = portraits[id];
  return (
    <div className={styles.portrait}>
      {portrait && (
        <PictureFile
          picture={portrait}
          alt={name}
          sizes="(width > 1024px) 19rem, (width > 768px) 46vw, calc(50vw - 1.75rem)"
        />
      )}
      {(sample ?? !portrait) && (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
  );
}
