import { fundManagers } from '#words/pages/fund-managers.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Closes } from '#product/drawings/fund-managers.tsx';

/** Fund managers (R2.34). */
export const FundManagersPage = () => (
  <ContentPage id="fund-managers" copy={fundManagers} centrepiece={<Closes />} />
);
