import type { Examples } from '#src/ui/examples.ts';

import { TagRow } from './tag-row.tsx';

const labels = { moreLabel: '+{count} more', fewerLabel: 'Show fewer' };
const many = Array.from({ length: 500 }, (_, index) => `Tag ${index + 1}`);

export const examples = {
  'all fit': <TagRow tags={['Income', 'Logistics']} {...labels} />,
  'five hundred': <TagRow tags={many} {...labels} />,
  'one that is too long': (
    <TagRow tags={['A tag that is longer than any card is wide. '.repeat(6)]} {...labels} />
  ),
} satisfies Examples;
