import type { Examples } from '#src/ui/examples.ts';

import { Tabs } from './tabs.tsx';

const short = <p>One place to run a raise, from the first teaser to the signed agreement.</p>;

const long = (
  <>
    <p>A cross-border marketplace for private-market opportunities, browsed without giving a name.</p>
    <ul>
      <li>Reverse enquiry: identity is shown when the investor chooses to engage.</li>
      <li>Subscription pricing, without success fees.</li>
      <li>
        <a href="#details">How listings are reviewed</a>
      </li>
    </ul>
  </>
);

export const examples = {
  'two panels of different height': (
    <Tabs
      label="Products"
      tabs={[
        { id: 'example-tab-suite', label: 'Deal suite', panel: short },
        { id: 'example-tab-marketplace', label: 'Marketplace', panel: long },
      ]}
    />
  ),
  'more tabs than a phone is wide': (
    <Tabs
      label="Asset classes"
      tabs={['Private equity', 'Venture capital', 'Private credit', 'Real estate', 'Secondaries'].map(
        (label) => ({
          id: `example-tab-${label.toLowerCase().replace(' ', '-')}`,
          label,
          panel: <p>{`What ${label.toLowerCase()} looks like on the platform.`}</p>,
        }),
      )}
    />
  ),
} satisfies Examples;
