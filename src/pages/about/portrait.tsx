import { portraits } from 'virtual:portraits';

import { PictureFile } from '#src/sections/picture/picture.tsx';
import styles from './portrait.module.css';

type Props = { readonly id: string; readonly name: string };

/** A person of content/en/team.ts, or the initials without a portrait. */
export function Portrait({ id, name }: Props) {
  const portrait = portraits[id];
  return (
    <div className={styles.portrait}>
      {portrait ? (
        <PictureFile
          picture={portrait}
          alt={name}
          sizes="(width > 1024px) 19rem, (width > 768px) 46vw, calc(50vw - 1.75rem)"
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </div>
  );
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words.at(0), words.at(-1)].map((word) => word?.charAt(0) ?? '').join('');
}
