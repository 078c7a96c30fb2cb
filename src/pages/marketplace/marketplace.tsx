import { marketplace } from '#words/pages/marketplace.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { WorldMap } from '#src/sections/picture/world-map.tsx';

/** The marketplace: its terms, reverse inquiry, functions and co-investment (R2.34). */
export const MarketplacePage = () => (
  <ContentPage
    id="marketplace"
    copy={marketplace}
    own={{
      terms: (
        <Figures copy={marketplace.sections.terms}>
          <WorldMap sizes="(width > 1360px) 80rem, 92vw" />
        </Figures>
      ),
    }}
  />
);
