import type { ComponentType } from 'react';

import type { PageEntry, Pages } from '#src/app/page-entry.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { lazyPart } from '#src/platform/hydration/lazy-part.ts';

type LoadPage = () => Promise<ComponentType>;

function still(load: LoadPage): PageEntry {
  const Still = frozen(load);
  return { kind: 'still', load: () => load().then(() => Still), current: () => Still };
}

function live(load: LoadPage): PageEntry {
  return { kind: 'live', ...lazyPart(load) };
}

/** Page → its module. The only file that knows all pages; folder and file are named as the page. */
export const pages: Pages = {
  home: live(() => import('#src/pages/home/home.tsx').then((module) => module.HomePage)),
  product: still(() => import('#src/pages/product/product.tsx').then((module) => module.ProductPage)),
  marketplace: still(() =>
    import('#src/pages/marketplace/marketplace.tsx').then((module) => module.MarketplacePage),
  ),
  pricing: live(() => import('#src/pages/pricing/pricing.tsx').then((module) => module.PricingPage)),
  family: live(() => import('#src/pages/family/family.tsx').then((module) => module.FamilyPage)),
  fund: live(() => import('#src/pages/fund/fund.tsx').then((module) => module.FundPage)),
  advisory: live(() => import('#src/pages/advisory/advisory.tsx').then((module) => module.AdvisoryPage)),
  'private-equity': live(() =>
    import('#src/pages/private-equity/private-equity.tsx').then((module) => module.PrivateEquityPage),
  ),
  investor: live(() => import('#src/pages/investor/investor.tsx').then((module) => module.InvestorPage)),
  founders: live(() => import('#src/pages/founders/founders.tsx').then((module) => module.FoundersPage)),
  fundraisers: live(() =>
    import('#src/pages/fundraisers/fundraisers.tsx').then((module) => module.FundraisersPage),
  ),
  accelerators: live(() =>
    import('#src/pages/accelerators/accelerators.tsx').then((module) => module.AcceleratorsPage),
  ),
  consultants: live(() =>
    import('#src/pages/consultants/consultants.tsx').then((module) => module.ConsultantsPage),
  ),
  'real-estate': live(() =>
    import('#src/pages/real-estate/real-estate.tsx').then((module) => module.RealEstatePage),
  ),
  secondary: live(() => import('#src/pages/secondary/secondary.tsx').then((module) => module.SecondaryPage)),
  about: live(() => import('#src/pages/about/about.tsx').then((module) => module.AboutPage)),
  contact: live(() => import('#src/pages/contact/contact.tsx').then((module) => module.ContactPage)),
  faq: live(() => import('#src/pages/faq/faq.tsx').then((module) => module.FaqPage)),
  terms: still(() => import('#src/pages/terms/terms.tsx').then((module) => module.TermsPage)),
  privacy: still(() => import('#src/pages/privacy/privacy.tsx').then((module) => module.PrivacyPage)),
  cookies: still(() => import('#src/pages/cookies/cookies.tsx').then((module) => module.CookiesPage)),
  'legal-archive': still(() =>
    import('#src/pages/legal-archive/legal-archive.tsx').then((module) => module.LegalArchivePage),
  ),
  'not-found': still(() =>
    import('#src/pages/not-found/not-found.tsx').then((module) => module.NotFoundPage),
  ),
};

/** The same on a partner's host, where the landing page is the partner's. */
export const partnerPages: Pages = {
  ...pages,
  home: {
    ...lazyPart(() => import('#src/pages/partner/partner.tsx').then((module) => module.PartnerPage)),
    kind: 'unbuilt',
  },
};
