import { site } from '#content/site.ts';
import type { Navigation } from '#src/model/navigation.schema.ts';

/** Words of the menus that belong to no page. Which page stands where, and in what order, says src/pages.ts. */
export const navigation: Navigation = {
  groups: { platform: 'Platform', solutions: 'Solutions', company: 'Company', legal: 'Legal' },
  disclaimer: `${site.name} is a technology platform. It gives no investment advice, acts as broker for no one and solicits no investment; nothing on this site is an offer or a recommendation. The marketplace follows a reverse-solicitation model: an investor looks on its own initiative and decides whether to make contact. Users carry out their own diligence and take their own advice before they enter into any transaction.`,
};
