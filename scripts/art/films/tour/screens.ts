import { site } from '#content/site.ts';
import { drawBrowse } from '#scripts/art/stills/screens/browse/browse.tsx';
import { drawDataRoom } from '#scripts/art/stills/screens/data-room/data-room.tsx';
import { drawEngage } from '#scripts/art/stills/screens/engage/engage.tsx';
import { drawFundraising } from '#scripts/art/stills/screens/fundraising/fundraising.tsx';
import { drawKyc } from '#scripts/art/stills/screens/kyc/kyc.tsx';
import { drawNda } from '#scripts/art/stills/screens/nda/nda.tsx';
import { drawPipeline } from '#scripts/art/stills/screens/pipeline/pipeline.tsx';
import { drawRelations } from '#scripts/art/stills/screens/relations/relations.tsx';
import type { Drawing } from '#scripts/build/drawing/drawing.ts';

/** A part of a screen, as wide as the window of the film; its height follows. */
export type View = { x: number; y: number; width: number };

/** What is read of a screen, and what is said of it above it and in the captions: few words, for they stand four seconds. */
export type Stop = {
  name: string;
  draw: () => Drawing;
  product: string;
  headline: string;
  views: readonly View[];
  caption: string;
};

const product = site.product.name;
const marketplace = 'Marketplace';

/** The screens of the tour, in the order of a deal: what a team sees first, then what an investor sees. */
export const stops: readonly Stop[] = [
  {
    name: 'pipeline',
    draw: drawPipeline,
    product,
    headline: 'Every deal on one board',
    views: [{ x: 556, y: 141, width: 374 }],
    caption: 'The pipeline: Project Cedar is moved to Due diligence.',
  },
  {
    name: 'fundraising',
    draw: drawFundraising,
    product,
    headline: 'See where a raise stands',
    views: [{ x: 204, y: 74, width: 452 }],
    caption: 'Fundraising: what is committed, in talks and still open.',
  },
  {
    name: 'relations',
    draw: drawRelations,
    product,
    headline: 'Each investor on one record',
    views: [{ x: 446, y: 431, width: 346 }],
    caption: 'An investor’s record: an NDA signed, a question answered.',
  },
  {
    name: 'nda',
    draw: drawNda,
    product,
    headline: 'NDAs are signed on screen',
    views: [{ x: 392, y: 466, width: 430 }],
    caption: 'An NDA: one has signed, one is signing, one comes last.',
  },
  {
    name: 'kyc',
    draw: drawKyc,
    product,
    headline: 'KYC and AML, name by name',
    views: [{ x: 190, y: 66, width: 384 }],
    caption: 'KYC and AML: a row of checks for each new name.',
  },
  {
    name: 'data-room',
    draw: drawDataRoom,
    product,
    headline: 'You set who opens what',
    views: [{ x: 371, y: 154, width: 345 }],
    caption: 'The data room: what this group may download or only view.',
  },
  {
    name: 'browse',
    draw: drawBrowse,
    product: marketplace,
    headline: 'Browse without a name',
    views: [
      { x: 760, y: 0, width: 350 },
      { x: 799, y: 236, width: 320 },
    ],
    caption:
      'The marketplace: the profile at the top is anonymous. A card gives the smallest ticket, the target and the days left.',
  },
  {
    name: 'engage',
    draw: drawEngage,
    product: marketplace,
    headline: 'You choose who sees you',
    views: [{ x: 22, y: 288, width: 580 }],
    caption: 'The investor stays anonymous, or reveals chosen details.',
  },
];
