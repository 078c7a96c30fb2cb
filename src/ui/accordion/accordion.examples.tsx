import { Accordion } from './accordion.tsx';
import type { Examples } from '#src/ui/examples.ts';

const questions = (prefix: string) => [
  {
    id: `${prefix}-fees`,
    title: 'Do you charge success fees?',
    content: (
      <p>No. Pricing is by subscription only, with no carried interest, commissions or brokerage fees.</p>
    ),
  },
  {
    id: `${prefix}-identity`,
    title: 'Who sees my identity while I browse opportunities on the marketplace?',
    content: (
      <>
        <p>Nobody. Browsing is anonymous, and your identity is revealed only when you choose to engage.</p>
        <p>
          You control the filters on who can see your information.{' '}
          <a href="#privacy">Read the privacy policy</a>.
        </p>
      </>
    ),
  },
  {
    id: `${prefix}-documents`,
    title: 'How are confidential documents shared?',
    content: <p>In a secure virtual data room, after an NDA has been signed digitally.</p>,
  },
];

export const examples = {
  'several questions': <Accordion items={questions('several')} />,
  'one question': <Accordion items={questions('one').slice(0, 1)} />,
} satisfies Examples;
