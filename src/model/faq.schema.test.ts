import { expect, it } from 'vitest';

import { faqLinksSchema } from './faq.schema.ts';

it.each([{ route: 'contakt' }, { route: 'contact', subject: 'demo' }, 'mailto:nobody', 'tel:0501234567'])(
  'the link %j leads to no page',
  (to) => {
    const { error } = faqLinksSchema.safeParse([{ words: 'the terms', to }]);
    expect(error?.issues[0]?.message).toContain(`leads to ${JSON.stringify(to)}, which is no page`);
  },
);
