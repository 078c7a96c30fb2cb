import { dataRoom } from '#words/screens/data-room.ts';
import { fundraising } from '#words/screens/fundraising.ts';
import { kyc } from '#words/screens/kyc.ts';
import { nda } from '#words/screens/nda.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { relations } from '#words/screens/relations.ts';
import type { ScreenContent, ScreenId } from '#src/model/screen.schema.ts';

/** The screens by the ids that pages use. */
export const screens: Readonly<Record<ScreenId, ScreenContent>> = {
  pipeline,
  fundraising,
  'data-room': dataRoom,
  relations,
  nda,
  kyc,
};
