import type { Examples } from '#src/ui/examples.ts';

import { MenuPanel } from './menu-panel.tsx';
import { Menu } from './menu.tsx';

const itemsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({
    label,
    href: `#${label.toLowerCase().replace(' ', '-')}`,
    description: 'Raise, report and stay close to investors.',
    isCurrent: index === 1,
  }));

const products = itemsOf(['Deal suite', 'Marketplace']);
const audiences = itemsOf(['Family offices', 'Fund managers', 'Advisory', 'Accelerators', 'Investors']);

export const examples = {
  'a short list': <Menu label="Platform" group="example-short" items={products} />,
  'a long list in two columns': <Menu label="Solutions" group="example-long" items={audiences} />,
  'a row of further links': (
    <Menu
      label="Solutions"
      group="example-more"
      items={audiences}
      more={{ label: 'Also for', items: itemsOf(['Founders', 'Consultants']) }}
    />
  ),
  'side panel of narrow windows': (
    <MenuPanel
      id="example-panel"
      title="Menu"
      openLabel="Open the menu"
      closeLabel="Close the menu"
      groups={[
        { label: 'Platform', items: products },
        { label: 'Solutions', items: audiences },
      ]}
    >
      <a href="#pricing">Pricing</a>
    </MenuPanel>
  ),
} satisfies Examples;
