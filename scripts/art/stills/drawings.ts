import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { drawBrowse } from './screens/browse/browse.tsx';
import { drawCoInvest } from './screens/co-invest/co-invest.tsx';
import { drawDataRoom } from './screens/data-room/data-room.tsx';
import { drawEngage } from './screens/engage/engage.tsx';
import { drawFundraising } from './screens/fundraising/fundraising.tsx';
import { drawKyc } from './screens/kyc/kyc.tsx';
import { drawNda } from './screens/nda/nda.tsx';
import { drawPipeline } from './screens/pipeline/pipeline.tsx';
import { drawRelations } from './screens/relations/relations.tsx';
import { drawAccelerators } from './segments/accelerators/accelerators.ts';
import { drawAdvisory } from './segments/advisory/advisory.ts';
import { drawConsultants } from './segments/consultants/consultants.ts';
import { drawFamily } from './segments/family/family.ts';
import { drawFounders } from './segments/founders/founders.ts';
import { drawFund } from './segments/fund/fund.ts';
import { drawFundraisers } from './segments/fundraisers/fundraisers.ts';
import { drawInvestor } from './segments/investor/investor.ts';
import { drawPrivateEquity } from './segments/private-equity/private-equity.ts';
import { drawRealEstate } from './segments/real-estate/real-estate.ts';
import { drawSecondary } from './segments/secondary/secondary.ts';
import { drawNearChannels, drawWorldChannels } from './world/world-channels.tsx';

/** Picture id → its drawing. The ids are those of content/pictures.ts. */
export const drawings: Readonly<Record<string, () => Drawing>> = {
  'product-pipeline': drawPipeline,
  'product-data-room': drawDataRoom,
  'product-relations': drawRelations,
  'product-fundraising': drawFundraising,
  'product-nda': drawNda,
  'product-kyc': drawKyc,
  'marketplace-browse': drawBrowse,
  'marketplace-engage': drawEngage,
  'marketplace-co-invest': drawCoInvest,
  'segment-family-office': drawFamily,
  'segment-fund-managers': drawFund,
  'segment-advisory-ma': drawAdvisory,
  'segment-accelerators': drawAccelerators,
  'segment-investors': drawInvestor,
  'segment-founders': drawFounders,
  'segment-pe-venture-capital': drawPrivateEquity,
  'segment-fundraisers': drawFundraisers,
  'segment-consultants': drawConsultants,
  'segment-luxury-real-estate': drawRealEstate,
  'segment-secondary-exit': drawSecondary,
  'world-channels': drawWorldChannels,
  'world-channels-near': drawNearChannels,
};

/** Seen out to the edge of wide windows: 2,400 pixels wide instead of 1,600. */
export const wideDrawings: readonly string[] = ['segment-advisory-ma', 'segment-accelerators'];
