import { z } from 'zod';

import { pictures } from '#content/pictures.ts';

export type PictureId = keyof typeof pictures;

export const pictureId: z.ZodType<PictureId, PictureId> = z.custom<PictureId>(
  (value) => typeof value === 'string' && value in pictures,
  'is not a picture: use an id from content/pictures.ts, or add the picture there and to content/pictures',
);
