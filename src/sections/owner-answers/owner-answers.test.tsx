import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { render } from '#tests/support/render.tsx';
import { OwnerAnswers } from './owner-answers.tsx';

const question = 'How long?';
const open = { pages: ['pricing' as const], question };

it('a question without an answer is on no page', async () => {
  const host = await render(<OwnerAnswers page="pricing" table={{ months: open }} />);
  expect(host.textContent).toBe('');
});

it('an answer is on the pages that ask it, with a mark while it is a sample', async () => {
  const answered = { ...open, answer: 'A year.' };
  await render(
    <OwnerAnswers page="pricing" table={{ real: answered, invented: { ...answered, sample: true } }} />,
  );
  expect(page.getByText('A year.').elements()).toHaveLength(2);
  expect(page.getByText(labels.sampleData).elements()).toHaveLength(1);
  const host = await render(<OwnerAnswers page="about" table={{ real: answered }} />);
  expect(host.textContent).toBe('');
});
