import { site } from '#content/site.ts';
import type { Navigation } from '#src/model/navigation.schema.ts';

/** Texts of the menus that belong to no page. src/pages.ts has the pages of each menu and their order. */
export const navigation: Navigation = {
  groups: { platform: 'Platform', solutions: 'Solutions', company: 'Company', legal: 'Legal' },
  alsoFor: 'Also for',
  disclaimer: `${site.name} is a technology platform. It gives no investment advice and does not broker or solicit transactions. Nothing on this site is an offer or recommendation. Marketplace interactions follow a reverse-solicitation model: investors browse on their own initiative and decide whether to make contact. Investor access is for Professional Clients outside the United States and other restricted jurisdictions. Users conduct their own due diligence and take independent advice before any transaction.`,
  samples: 'Names, figures and screens in examples are samples.',
};
