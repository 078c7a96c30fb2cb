import { z } from 'zod';

import type { RouteId } from '#src/routes.ts';
import { routeId } from './ids.schema.ts';
import { text } from './text.schema.ts';

/** A page shows its questions in a few columns. */
const MAX_ANSWERS = 4;
/** The page that is made of the answers. */
const WHOLE_PAGE: RouteId = 'security';

const ownerEntrySchema = z
  .strictObject({
    sample: z
      .literal(true)
      .exactOptional()
      .describe('Present while the answer is invented and must be replaced.'),
    pages: z
      .array(routeId)
      .exactOptional()
      .describe('The pages whose readers ask this. Absent: a page shows the answer in another place.'),
    question: text(90),
    answer: text(300)
      .exactOptional()
      .describe(
        'The sentences that pages show. Absent: there is no answer yet, and no page shows the question.',
      ),
  })
  .refine(({ sample, answer }) => !sample || answer !== undefined, {
    path: ['sample'],
    error: 'marks no answer: delete it, or write the answer',
  });

export const ownerSchema = z.record(z.string(), ownerEntrySchema).superRefine((table, context) => {
  const shown = Object.entries(table).flatMap(([id, { pages = [] }]) => pages.map((page) => ({ id, page })));
  for (const { id, page } of shown) {
    const ids = shown.filter((one) => one.page === page).map((one) => one.id);
    if (page === WHOLE_PAGE || ids.indexOf(id) < MAX_ANSWERS) continue;
    const message = `names ${page}, which has ${MAX_ANSWERS} other questions: remove one of ${ids.join(', ')}`;
    context.addIssue({ code: 'custom', path: [id, 'pages'], message });
  }
});

export type OwnerEntry = Readonly<z.input<typeof ownerEntrySchema>>;
/** What only the owner can say, by the question. */
export type Owner = Readonly<Record<string, OwnerEntry>>;
