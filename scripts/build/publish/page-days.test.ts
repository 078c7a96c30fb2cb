import { expect, it } from 'vitest';

import { legalDocuments, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { lastDays, pageDays } from './page-days.ts';

it('takes the newest commit over each file', () => {
  const log = '2026-05-02\n\ncontent/pages/faq.ts\n2026-03-01\n\ncontent/pages/faq.ts\ncontent/pages/home.ts';
  expect([...lastDays(log)]).toEqual([
    ['content/pages/faq.ts', '2026-05-02'],
    ['content/pages/home.ts', '2026-03-01'],
  ]);
});

it('dates a legal page by its text, whatever was committed', async () => {
  const documents = legalDocuments(await readLegalFiles());
  const days = await pageDays(documents);
  for (const { id, current } of documents) expect(days[id]).toBe(current.frontMatter.effectiveDate);
});
