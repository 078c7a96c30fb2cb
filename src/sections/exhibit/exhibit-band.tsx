import type { ReactNode } from 'react';

import type { ExhibitCopy } from '#src/model/exhibit.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Exhibit } from './exhibit.tsx';

type Props = {
  readonly copy: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly exhibit?: ExhibitCopy | undefined;
  };
  readonly tone: 'paper' | 'sunk' | 'night';
  readonly layout?: 'split' | 'stacked';
  readonly id?: string | undefined;
  /** Takes the place of a screen. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A band with the exhibit of its copy, if there is one: a screen beside the text, what is wider below it. */
export function ExhibitBand({ copy: { heading, intro, exhibit }, beside, layout, ...band }: Props) {
  const isBeside = beside || (exhibit?.kind === 'screen' && exhibit.layout !== 'row');
  return (
    <Band
      heading={heading}
      intro={intro}
      layout={isBeside ? 'beside' : layout}
      exhibit={beside ?? (exhibit && <Exhibit copy={exhibit} />)}
      {...band}
    />
  );
}
