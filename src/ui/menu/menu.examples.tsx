import type { Examples } from '#src/ui/examples.ts';

import { MenuPanel } from './menu-panel.tsx';
import { Menu } from './menu.tsx';

const products = [
  {
    label: 'Deal suite',
    href: '#deal-suite',
    description: 'Fundraising, data room and investor relations in one place.',
  },
  {
    label: 'Marketplace',
    href: '#marketplace',
    description: 'Private-market opportunities, browsed without a name.',
  },
];

const audiences = [
  {
    label: 'Family offices',
    href: '#family-offices',
    description: 'Direct and co-investment under one roof.',
  },
  {
    label: 'Fund managers',
    href: '#fund-managers',
    description: 'Raise, report and stay close to investors.',
  },
  {
    label: 'M&A and advisory',
    href: '#advisory',
    description: 'Mandates, buyers and diligence in one room.',
  },
  {
    label: 'Accelerators',
    href: '#accelerators',
    description: 'Cohorts, investors and sponsors in one portal.',
  },
  {
    label: 'Investors',
    href: '#investors',
    description: 'See first, be seen when you choose.',
    isCurrent: true,
  },
  { label: 'Founders', href: '#founders', description: 'From first teaser to signed agreement.' },
];

const groups = [
  { label: 'Platform', items: products },
  { label: 'Solutions', items: audiences },
];

export const examples = {
  'a short list': <Menu label="Platform" group="example-short" items={products} />,
  'a long list in two columns': <Menu label="Solutions" group="example-long" items={audiences} />,
  'side panel of narrow windows': (
    <MenuPanel
      id="example-panel"
      title="Menu"
      openLabel="Open the menu"
      closeLabel="Close the menu"
      groups={groups}
    >
      <a href="#pricing">Pricing</a>
    </MenuPanel>
  ),
} satisfies Examples;
