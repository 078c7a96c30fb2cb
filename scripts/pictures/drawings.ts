import type { Drawing } from './drawing.ts';
import { drawBrowse } from './screens/browse.tsx';
import { drawCoInvest } from './screens/co-invest.tsx';
import { drawDataRoom } from './screens/data-room.tsx';
import { drawEngage } from './screens/engage.tsx';
import { drawPipeline } from './screens/pipeline.tsx';
import { drawRelations } from './screens/relations.tsx';
import { drawAccelerators } from './segments/accelerators.ts';
import { drawAdvisory } from './segments/advisory.ts';
import { drawFamily } from './segments/family.ts';
import { drawFounders } from './segments/founders.ts';
import { drawFund } from './segments/fund.ts';
import { drawInvestor } from './segments/investor.ts';
import { drawWorldChannels } from './world/world-channels.tsx';

/** Picture id → its drawing. The ids are those of content/pictures.ts. */
export const drawings: Readonly<Record<string, () => Drawing>> = {
  'product-pipeline': drawPipeline,
  'product-data-room': drawDataRoom,
  'product-relations': drawRelations,
  'marketplace-browse': drawBrowse,
  'marketplace-engage': drawEngage,
  'marketplace-co-invest': drawCoInvest,
  'segment-family': drawFamily,
  'segment-fund': drawFund,
  'segment-advisory': drawAdvisory,
  'segment-accelerators': drawAccelerators,
  'segment-investor': drawInvestor,
  'segment-founders': drawFounders,
  'world-channels': drawWorldChannels,
};
