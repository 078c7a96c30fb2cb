import type { Examples } from '#src/ui/examples.ts';

import { Tabs } from './tabs.tsx';

const tabsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({
    id: `example-tab-${label.toLowerCase().replace(' ', '-')}`,
    label,
    panel: (
      <p>
        {'What it offers on the platform. '.repeat(index + 1)} <a href="#details">Details</a>
      </p>
    ),
  }));

export const examples = {
  'two panels of different height': <Tabs label="Products" tabs={tabsOf(['Deal suite', 'Marketplace'])} />,
  'more tabs than a phone is wide': (
    <Tabs
      label="Asset classes"
      tabs={tabsOf(['Private equity', 'Venture capital', 'Private credit', 'Real estate', 'Secondaries'])}
    />
  ),
} satisfies Examples;
