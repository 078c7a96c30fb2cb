import { marketplace } from '#words/pages/marketplace.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Figures } from '#src/sections/content-page/sections.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';

/** The marketplace: its terms, reverse inquiry, functions and co-investment (R2.34). */
export const MarketplacePage = () => (
  <ContentPage
    id="marketplace"
    copy={marketplace}
    own={{
      terms: (
        <Figures copy={marketplace.sections.terms}>
          <Picture id="world-channels" narrow="world-channels-near" sizes="(width > 1360px) 80rem, 92vw" />
        </Figures>
      ),
    }}
  />
);
