import { z } from 'zod';

import { kebabId, writtenText } from './string.schema.ts';
import { leavesOf } from './text.schema.ts';

/** Keys of the words of the sample product whose values code reads. */
export const productCodes = [
  ...[
    'app',
    'icon',
    'kind',
    'layout',
    'picture',
    'place',
    'route',
    'screen',
    'section',
    'size',
    'state',
    'tone',
  ],
].map((key) => ({ key, schema: kebabId }));

const unknowns = z.array(z.unknown());
const drawing = z.looseObject({
  choice: z.looseObject({ names: unknowns }),
  views: unknowns,
  members: z.array(z.looseObject({ views: unknowns })).default([]),
});
const matrix = z.looseObject({ rounds: unknowns, bidders: z.array(z.looseObject({ cells: unknowns })) });

/** Choices of a drawing that show nothing, and cells of no round. */
function findUnpaired(words: unknown) {
  const { choice, views = [], members = [] } = drawing.safeParse(words).data ?? {};
  const { rounds, bidders = [] } = matrix.safeParse(words).data ?? {};
  return [
    ...(choice ? [{ views }, ...members] : []).flatMap((one) =>
      one.views.length === choice?.names.length
        ? []
        : [{ path: ['choice', 'names'], message: 'has more or fewer names than views: give each view one' }],
    ),
    ...bidders.flatMap(({ cells }, index) =>
      cells.length === rounds?.length
        ? []
        : [
            {
              path: ['bidders', index, 'cells'],
              message: 'has more or fewer cells than rounds: give each round one',
            },
          ],
    ),
  ];
}

/** Words of the sample product, whose structure is in the types of its components. */
export const productWordsSchema = z.unknown().superRefine((words, context) => {
  const texts = leavesOf(words).flatMap(({ path, value }) =>
    (writtenText.safeParse(value).error?.issues ?? []).map(({ message }) => ({ path, message })),
  );
  for (const { path, message } of [...texts, ...findUnpaired(words)])
    context.addIssue({ code: 'custom', path: [...path], message });
});
