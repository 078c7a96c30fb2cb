import { fundraisers } from '#words/pages/fundraisers.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Report } from '#product/drawings/fundraisers.tsx';

/** Fundraisers and placement teams (R2.35). */
export const FundraisersPage = () => (
  <ContentPage id="fundraisers" copy={fundraisers} centrepiece={<Report />} />
);
