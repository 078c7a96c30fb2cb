import { z } from 'zod';

import { pictures } from '#content/pictures.ts';

export type PictureId = keyof typeof pictures;

const pictureIds = Object.keys(pictures).filter((id): id is PictureId => id in pictures);

const NO_PICTURE =
  'is not a picture: use an id from content/pictures.ts, or add the picture there and to content/pictures';

export const pictureId = z.enum(pictureIds, { error: NO_PICTURE });
