import { marketplace } from '#words/pages/marketplace.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { FigureSection } from '#src/sections/content-page/sections.tsx';
import { WorldMap } from './world-map.tsx';

/** The marketplace: its terms, reverse inquiry, functions and co-investment (R2.34). */
export const MarketplacePage = () => (
  <ContentPage
    id="marketplace"
    copy={marketplace}
    own={{
      terms: (
        <FigureSection copy={marketplace.sections.terms}>
          <WorldMap />
        </FigureSection>
      ),
    }}
  />
);
