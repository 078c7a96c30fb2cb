import { secondaryExit } from '#words/pages/secondary-exit.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { CapTable } from '#product/drawings/secondary-exit.tsx';

/** Secondary exit (R2.40). */
export const SecondaryExitPage = () => (
  <ContentPage id="secondary-exit" copy={secondaryExit} centrepiece={<CapTable />} />
);
