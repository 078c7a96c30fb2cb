import { site } from '#content/site.ts';
import type { Navigation } from '#src/model/navigation.schema.ts';

/** Header menus and footer (R2.12, R2.17). An entry without `items` is a plain link. */
export const navigation: Navigation = {
  header: [
    {
      id: 'platform',
      label: 'Platform',
      items: [
        {
          label: site.product.name,
          description: 'Pipeline, data room, NDAs and checks in one record',
          route: 'product',
        },
        {
          label: 'Marketplace',
          description: 'Private deals, read without giving your name',
          route: 'marketplace',
        },
      ],
    },
    {
      id: 'solutions',
      label: 'Solutions',
      items: [
        {
          label: 'Family offices',
          description: 'Look quietly and decide in good order',
          route: 'family-office',
        },
        {
          label: 'Fund managers',
          description: 'Raise, report and remember each promise',
          route: 'fund-managers',
        },
        {
          label: 'M&A and advisory',
          description: 'One record from mandate to signing',
          route: 'advisory-ma',
        },
        {
          label: 'Accelerators',
          description: 'A portal for the cohort and its investors',
          route: 'accelerators',
        },
        {
          label: 'Professional investors',
          description: 'Read first, introduce yourself later',
          route: 'investors',
        },
        { label: 'Founders', description: 'Raise without losing the week to filing', route: 'founders' },
      ],
    },
    { id: 'pricing', label: 'Pricing', route: 'pricing' },
    {
      id: 'company',
      label: 'Company',
      items: [
        { label: 'About', description: 'Why the company exists and who answers for it', route: 'about' },
        { label: 'Contact', description: 'Three desks, a form and a telephone', route: 'contact' },
      ],
    },
  ],
  footer: [
    {
      id: 'platform',
      label: 'Platform',
      links: [
        { label: site.product.name, route: 'product' },
        { label: 'Marketplace', route: 'marketplace' },
      ],
    },
    {
      id: 'solutions',
      label: 'Solutions',
      links: [
        { label: 'Family offices', route: 'family-office' },
        { label: 'Fund managers', route: 'fund-managers' },
        { label: 'M&A and advisory', route: 'advisory-ma' },
        { label: 'Private equity and venture', route: 'pe-venture-capital' },
        { label: 'Professional investors', route: 'investors' },
        { label: 'Founders', route: 'founders' },
        { label: 'Fundraisers', route: 'fundraisers' },
        { label: 'Accelerators', route: 'accelerators' },
        { label: 'Consultants', route: 'consultants' },
        { label: 'Luxury real estate', route: 'luxury-real-estate' },
        { label: 'Secondary exit', route: 'secondary-exit' },
      ],
    },
    {
      id: 'company',
      label: 'Company',
      links: [
        { label: 'About', route: 'about' },
        { label: 'Pricing', route: 'pricing' },
        { label: 'FAQ', route: 'faq' },
        { label: 'Contact', route: 'contact' },
      ],
    },
    {
      id: 'legal',
      label: 'Legal',
      links: [
        { label: 'Privacy policy', route: 'privacy' },
        { label: 'Terms of service', route: 'terms' },
        { label: 'Cookie policy', route: 'cookies' },
      ],
    },
  ],
  disclaimer: `${site.name} is a technology platform. It gives no investment advice, acts as broker for no one and solicits no investment; nothing on this site is an offer or a recommendation. The marketplace follows a reverse-solicitation model: an investor looks on its own initiative and decides whether to make contact. Users carry out their own diligence and take their own advice before they enter into any transaction.`,
};
