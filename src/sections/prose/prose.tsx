import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './prose.module.css';

type Props = {
  readonly copy: ProseCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
  readonly eyebrow?: string;
};

/** A heading with running text beside it. The first paragraph is set larger. */
export function Prose({ copy, tone = 'paper', eyebrow }: Props) {
  return (
    <Band heading={copy.heading} tone={tone} layout="split" {...(eyebrow && { eyebrow })}>
      <div className={styles.prose}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
