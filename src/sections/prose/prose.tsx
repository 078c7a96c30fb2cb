import type { ReactNode } from 'react';

import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './prose.module.css';

type Props = {
  readonly copy: ProseCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
  /** The text beside its heading, or below it. */
  readonly layout?: 'split' | 'stacked';
  /** Element id for links that lead here. */
  readonly id?: string;
  readonly beside?: ReactNode;
  /** Stands below the paragraphs. */
  readonly children?: ReactNode;
};

/** A heading with running text. The first paragraph is set larger. */
export function Prose({ copy, tone = 'paper', layout = 'split', id, beside, children }: Props) {
  return (
    <ExhibitBand copy={copy} tone={tone} layout={layout} id={id} beside={beside}>
      <div className={styles.prose}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} />
          </p>
        ))}
        {children}
      </div>
    </ExhibitBand>
  );
}
