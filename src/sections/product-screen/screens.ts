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
};
