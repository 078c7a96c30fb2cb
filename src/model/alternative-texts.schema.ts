import { z } from 'zod';

import type { PictureId } from './ids.schema.ts';
import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';

export const alternativeTextsSchema = z.record(
  kebabId,
  text(180).describe('Describes the picture for visitors who cannot see it. No "picture of".'),
);

export type AlternativeTexts = Readonly<Record<PictureId, string>>;
