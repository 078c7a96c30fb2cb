import { Accordion } from './accordion.tsx';
import type { Examples } from '#src/ui/examples.ts';

export const examples = {
  'several questions': (
    <Accordion
      items={[
        {
          id: 'example-fees',
          title: 'Do you charge success fees?',
          content: <p>No. Pricing is by subscription only.</p>,
        },
        {
          id: 'example-identity',
          title: 'Who sees my identity while I browse opportunities on the marketplace?',
          content: (
            <p>
              Nobody, until you choose to engage. <a href="#privacy">Read the privacy policy</a>.
            </p>
          ),
        },
      ]}
    />
  ),
} satisfies Examples;
