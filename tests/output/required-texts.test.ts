import { expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { site as brand } from '#content/site.ts';
import { navigation } from '#words/navigation.ts';
import { functionNames } from '#words/pricing-plans.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { platformPages, type RouteId, routeIds, routes } from '#src/routes.ts';
import { oneLine } from '#tests/support/browser/legal-source.ts';

type FactId = keyof typeof facts;

const { pages } = await loadSite();
const rootOf = (id: RouteId) => {
  const page = pages.find(({ routeId, language }) => routeId === id && language === 'en');
  if (!page) throw new Error(`There is no page of ${id}`);
  return page.root;
};
const textOf = (id: RouteId, part = 'main') => oneLine(rootOf(id).querySelector(part)?.text ?? '');

/** The clause with the heading of an id, to the next heading. */
function clauseOf(id: RouteId, clause: string): string {
  const [, text = ''] = rootOf(id).toString().split(`id="${clause}"`);
  return oneLine(text.split(/<h[23][ >]/)[0]?.replaceAll(/<[^>]*>/g, '') ?? '');
}

// Rows, clauses that contain them, and the figures in the first of these.
it.each<[rows: string, id: RouteId, clauses: readonly string[], figures?: readonly FactId[]]>([
  ['R1.8', 'terms', ['user-categories', 'partner-portals', 'approval-by-partner-administrators']],
  ['R1.9', 'terms', ['deal-formats', 'signing-an-nda', 'virtual-data-rooms']],
  ['R1.5', 'terms', ['no-success-fees']],
  ['R3.13', 'terms', ['the-advisor-pool', 'your-content', 'subscription-fees']],
  ['R4.11', 'terms', ['registration-and-screening', 'refusal-and-removal', 'requests-for-information']],
  ['R4.11', 'terms', ['overdue-fees', 'rejecting-an-updated-policy']],
  ['R4.12', 'terms', ['signing-an-nda', 'rights-to-a-project', 'no-refunds', 'subscribing-again']],
  ['R5.15', 'terms', ['minimum-investment-ticket'], ['minimumTicket']],
  ['R5.16', 'terms', ['age-and-capacity'], ['minimumAge']],
  ['R5.17', 'terms', ['professional-clients-only', 'retail-clients'], ['professionalClientCash']],
  ['R5.18', 'terms', ['restricted-jurisdictions', 'approvals-that-are-never-allowed']],
  ['R5.19', 'terms', ['proof-of-the-legal-entity']],
  ['R5.20', 'terms', ['how-you-accept-them']],
  ['R5.21', 'terms', ['limits-on-advisors']],
  ['R5.22', 'terms', ['login-details']],
  ['R6.3', 'terms', ['access-for-investors', 'investor-profiles', 'representations-and-warranties']],
  ['R6.4', 'terms', ['proof-of-the-legal-entity', 'documents-and-criteria']],
  ['R6.5', 'terms', ['acting-for-clients', 'the-advisor-pool']],
  ['R6.6', 'terms', ['approval-by-partner-administrators', 'joint-and-several-responsibility']],
  ['R6.7', 'terms', ['what-we-do-not-do', 'communications-between-users', 'visibility-filters']],
  ['R9.2', 'terms', ['allowances-and-add-ons'], ['singleStorage', 'singleExtraMonth', 'singleExtraGigabyte']],
  ['R9.3', 'terms', ['allowances-and-add-ons'], ['multiLicences', 'multiStorage', 'multiStorageTop']],
  [
    'R9.3',
    'terms',
    ['allowances-and-add-ons'],
    ['multiExtraLicence', 'multiExtraGigabyte', 'multiExtraListing'],
  ],
  ['R9.4', 'terms', ['allowances-and-add-ons'], ['topStorage']],
  ['R9.17', 'terms', ['payment'], ['feeDueDays']],
  ['R9.17', 'terms', ['changes-to-fees'], ['feeChangeNoticeDays']],
  ['R9.18', 'terms', ['time-limit-for-claims', 'limit-of-liability'], ['claimsYears']],
  ['R9.19', 'terms', ['fee-reduction'], ['unavailableHoursShare', 'unavailabilityReduction']],
  ['R9.19', 'terms', ['availability-of-the-platform'], ['availabilityAim']],
  ['R9.20', 'terms', ['governing-law', 'courts', 'language', 'no-assignment', 'events-beyond-control']],
  ['R9.20', 'terms', ['amendment-of-these-terms', 'what-we-do-not-do']],
  ['R9.21', 'privacy', ['when-we-answer'], ['privacyAnswerMonths', 'privacyExtensionMonths']],
  ['R9.21', 'privacy', ['service-providers']],
])('%s is in the clauses of %s: %j %j', (_, id, clauses, figures = []) => {
  expect(clauses.filter((clause) => clauseOf(id, clause).length < 60)).toEqual([]);
  for (const figure of figures) expect(clauseOf(id, clauses[0] ?? '')).toContain(oneLine(facts[figure].text));
});

// Rows, and texts of the page.
it.each<[rows: string, id: RouteId, texts: readonly string[]]>([
  ['R1.2', 'product', Object.values(functionNames).map((name) => name.replaceAll(/^an? | \(.*/g, ''))],
  ['R1.3', 'marketplace', [facts.countries.text]],
  ['R1.6', 'family-office', ['multi-family offices']],
  ['R1.6', 'fund-managers', ['private credit', 'real estate fund']],
  ['R1.6', 'investors', ['wealth managers']],
  ['R9.5', 'faq', [facts.faqPriceMarketplace.text, facts.faqPriceProduct.text]],
  ['R9.5', 'faq', [facts.faqSupportMarketplace.text, facts.faqSupportEnterprise.text]],
])('%s is on the page of %s: %j', (_, id, texts) => {
  const text = textOf(id).toLowerCase();
  for (const wanted of texts) expect(text).toContain(oneLine(wanted).toLowerCase());
});

it('every page has the disclaimer in its footer (R1.7)', () => {
  expect(routeIds.filter((id) => !textOf(id, 'footer').includes(oneLine(navigation.disclaimer)))).toEqual([]);
});

const { contact, home } = routes;
const { general, sales, support } = brand.email;
const investor = platformPages['register-investor'];
const seeker = platformPages['register-capital-seeker'];

it.each<[id: RouteId, part: string, rows: string, targets: readonly string[]]>([
  ['home', 'header', 'R2.13', [home, platformPages.login, contact, platformPages.join]],
  ['contact', 'main', 'R2.31', [general, sales, support].map((box) => `mailto:${box}`)],
  ['luxury-real-estate', 'main', 'R2.39', [investor, contact]],
  ['secondary-exit', 'main', 'R2.33', [seeker, contact]],
  ['investors', 'main', 'R2.36', [investor]],
  ['consultants', 'main', 'R2.41', [contact]],
])('the page %s has in its %s the links of %s: %j', (id, part, _, targets) => {
  const links = rootOf(id).querySelectorAll(`${part} a`);
  const hrefs = links.map((link) => link.getAttribute('href')?.replace(/[?#].*/, ''));
  expect(hrefs).toEqual(expect.arrayContaining([...targets]));
});

it('home has four advantages and the logos of three groups (R2.22)', () => {
  const sections = rootOf('home').querySelectorAll('main section[aria-labelledby^="trust-"]');
  expect(sections.map((section) => section.querySelectorAll('img[alt]').length > 1)).toEqual([
    true,
    true,
    true,
  ]);
});
