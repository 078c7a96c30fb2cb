import { dataRoom } from '#words/screens/data-room.ts';
import { fundraising } from '#words/screens/fundraising.ts';
import { holding } from '#words/screens/holding.ts';
import { kyc } from '#words/screens/kyc.ts';
import { listingAnonymous } from '#words/screens/listing-anonymous.ts';
import { marketplaceBrowse } from '#words/screens/marketplace-browse.ts';
import { marketplaceCoInvest } from '#words/screens/marketplace-co-invest.ts';
import { marketplaceEngage } from '#words/screens/marketplace-engage.ts';
import { nda } from '#words/screens/nda.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { propertyListings } from '#words/screens/property-listings.ts';
import { relations } from '#words/screens/relations.ts';
import { committeeFile } from '#words/screens/committee-file.ts';
import { fundRaise } from '#words/screens/fund-raise.ts';
import { mandateBoard } from '#words/screens/mandate-board.ts';
import { declinedPipeline } from '#words/screens/declined-pipeline.ts';
import { founderRoom } from '#words/screens/founder-room.ts';
import { raiseByStage } from '#words/screens/raise-by-stage.ts';
import { advisorPool } from '#words/screens/advisor-pool.ts';
import { programmePortal } from '#words/screens/programme-portal.ts';
import type { ScreenContent, ScreenId } from '#src/model/screen.schema.ts';

/** The screens by the ids that pages use. */
export const screens: Readonly<Record<ScreenId, ScreenContent>> = {
  pipeline,
  fundraising,
  'data-room': dataRoom,
  relations,
  nda,
  kyc,
  'marketplace-browse': marketplaceBrowse,
  'marketplace-engage': marketplaceEngage,
  'marketplace-co-invest': marketplaceCoInvest,
  'listing-anonymous': listingAnonymous,
  'property-listings': propertyListings,
  holding,
  'committee-file': committeeFile,
  'fund-raise': fundRaise,
  'mandate-board': mandateBoard,
  'declined-pipeline': declinedPipeline,
  'founder-room': founderRoom,
  'raise-by-stage': raiseByStage,
  'advisor-pool': advisorPool,
  'programme-portal': programmePortal,
};
