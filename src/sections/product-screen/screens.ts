import { fundraising } from '#words/screens/fundraising.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import type { ScreenContent, ScreenId } from '#src/model/screen.schema.ts';

/** The screens by the ids that pages use. */
export const screens: Readonly<Record<ScreenId, ScreenContent>> = {
  pipeline,
  fundraising,
};
