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
  'family-office': live(() =>
    import('#src/pages/family-office/family-office.tsx').then((module) => module.FamilyOfficePage),
  ),
  'fund-managers': live(() =>
    import('#src/pages/fund-managers/fund-managers.tsx').then((module) => module.FundManagersPage),
  ),
  'advisory-ma': live(() =>
    import('#src/pages/advisory-ma/advisory-ma.tsx').then((module) => module.AdvisoryMaPage),
  ),
  'pe-venture-capital': live(() =>
    import('#src/pages/pe-venture-capital/pe-venture-capital.tsx').then(
      (module) => module.PeVentureCapitalPage,
    ),
  ),
  investors: live(() => import('#src/pages/investors/investors.tsx').then((module) => module.InvestorsPage)),
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
  'luxury-real-estate': live(() =>
    import('#src/pages/luxury-real-estate/luxury-real-estate.tsx').then(
      (module) => module.LuxuryRealEstatePage,
    ),
  ),
  'secondary-exit': live(() =>
    import('#src/pages/secondary-exit/secondary-exit.tsx').then((module) => module.SecondaryExitPage),
  ),
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
