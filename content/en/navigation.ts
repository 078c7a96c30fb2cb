import { site } from '#content/site.ts';
import type { Navigation } from '#src/model/navigation.schema.ts';

/** Texts of the menus that belong to no page. src/pages.ts has the pages of each menu and their order. */
export const navigation: Navigation = {
  groups: { platform: 'Platform', solutions: 'Solutions', company: 'Company', legal: 'Legal' },
  lists: {
    platform: 'The platform',
    audiences: 'Who it is for',
    company: 'The company',
    legal: 'Legal documents',
  },
  data: {
    heading: 'Data',
    prices: {
      label: 'Plans and add-ons',
      note: 'what each plan of the pricing page costs and includes, as JSON',
    },
    notices: {
      label: 'Third-party notices',
      note: 'licences of the software and the fonts in this site, as plain text',
    },
  },
  disclaimer: `${site.name} is a technology platform. It gives no investment advice, brokerage or solicitation, and nothing on this site is an offer or a recommendation. Marketplace interactions follow a reverse-solicitation model: investors browse on their own initiative and decide whether to make contact. Users conduct their own due diligence and take independent advice before entering into any transaction.`,
};
