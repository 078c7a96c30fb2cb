import type { ReactNode } from 'react';

import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import { Quotation } from '#src/sections/quotation/quotation.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './prose.module.css';

type Props = {
  readonly copy: ProseCopy;
  /** Element id for links that lead here. */
  readonly id?: string;
  /** Content below the paragraphs. */
  readonly children?: ReactNode;
};

/** A heading with running text. The first paragraph is set larger. */
export function Prose({ copy, id, children }: Props) {
  return (
    <ExhibitBand
      copy={copy}
      layout={copy.layout ?? 'split'}
      id={id}
      beside={copy.quotation && <Quotation copy={copy.quotation} />}
    >
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
