import type { Examples } from '#src/ui/examples.ts';

import { Marquee } from './marquee.tsx';

const regions = ['Gulf', 'Levant', 'North Africa', 'South Asia', 'Europe', 'South-East Asia'];

export const examples = {
  'several phrases': <Marquee label="Regions" items={regions} pauseLabel="Pause the moving text" />,
  'two phrases in a wide window': (
    <Marquee label="Principles" items={['Zero success fees', 'Anonymous browsing']} pauseLabel="Pause" />
  ),
} satisfies Examples;
