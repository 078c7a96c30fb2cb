import { advisoryMa } from '#words/pages/advisory-ma.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { BidMatrix } from '#product/drawings/advisory-ma.tsx';

/** M&A and advisory firms (R2.38). */
export const AdvisoryMaPage = () => (
  <ContentPage id="advisory-ma" copy={advisoryMa} centrepiece={<BidMatrix />} />
);
