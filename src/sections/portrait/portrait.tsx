import { portraits } from 'virtual:portraits';

import { Channels } from '#src/sections/channels/channels.tsx';
import { PictureFile } from '#src/sections/picture/picture.tsx';
import styles from './portrait.module.css';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly tone: 'night' | 'paper';
  /** Layout width of the portrait, as in the `sizes` attribute. */
  readonly sizes: string;
};

/** A person of content/en/team.ts, or a monogram without a portrait. Fills its container. */
export function Portrait({ id, name, tone, sizes }: Props) {
  const portrait = portraits[id];
  if (portrait) {
    return (
      <span className={styles.portrait}>
        <PictureFile picture={portrait} alt={name} sizes={sizes} />
      </span>
    );
  }
  return (
    <span className={styles.monogram} data-tone={tone} aria-hidden="true">
      <Channels seed={id} tone={tone} lines={9} height={900} />
      <span className={styles.initials}>{initialsOf(name)}</span>
    </span>
  );
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words.at(0), words.at(-1)].map((word) => word?.charAt(0) ?? '').join('');
}
