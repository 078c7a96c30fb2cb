import type { ReactNode } from 'react';

import type { ExhibitCopy } from '#src/model/exhibit.schema.ts';
import type { Tone } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Exhibit } from './exhibit.tsx';

type Props = {
  readonly copy: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly exhibit?: ExhibitCopy | undefined;
    readonly tone?: Tone | undefined;
  };
  /** Overrides the copy's tone. */
  readonly tone?: Tone;
  readonly layout?: 'split' | 'stacked';
  readonly id?: string | undefined;
  /** Replaces a screen. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A band with the exhibit of its copy, if any: screens beside the text, wider exhibits below it. */
export function ExhibitBand({ copy, beside, layout, ...band }: Props) {
  const { heading, intro, exhibit, tone } = copy;
  const isBeside = beside || (exhibit?.kind === 'screen' && exhibit.layout !== 'row');
  return (
    <Band
      heading={heading}
      intro={intro}
      tone={tone}
      layout={isBeside ? 'beside' : layout}
      exhibit={beside ?? (exhibit && <Exhibit copy={exhibit} />)}
      {...band}
    />
  );
}
