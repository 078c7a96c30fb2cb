import { facts } from '../facts-today.ts';
import { site } from '../site.ts';

/** What is read and seen in the films of films.ts, which have no sound, scene by scene (WCAG 1.2.1). */
export const filmWords = {
  label: 'The film in words',
  heading: 'The two films in words',
  intro:
    'They have no sound. Captions say what is seen; so does this text, which also opens below each film.',
  explainer: [
    'Night over a plain, with hills behind it. Under the ground lines of light flow from well to well. “A qanat is an underground channel that brings water to where it is needed.” Then: “Here, capital. Qanat is a private-markets investment platform and marketplace.”',
    `One channel parts into two. “It offers two things.” At the end of one: “${site.product.name}. End-to-end deal management, fundraising and investor collaboration, white-labelled”. At the end of the other: “The marketplace. Cross-border, cross-asset private-market opportunities”.`,
    `${site.product.name}: “Raise and manage in one pipeline.” On a board named “Pipeline” cards move through its columns, “Introduced”, “In review”, “Diligence” and “Closing”. Beside it stands: “Fundraising”, “CRM”, “Collaborative pipeline management”.`,
    `${site.product.name}: “Sign and check before you share.” A “Non-disclosure agreement” is signed by hand; “KYC check” and “AML check” are ticked; the lock of a “Data room” opens and shows its folders, “Financial statements”, “Legal and corporate”, “Contracts” and “Valuation”. Beside it stands: “E-signature for NDAs”, “KYC/AML checks”, “Secure virtual data room”.`,
    `Lines of light join points across a map of the world. “${facts.countries.text} countries. One marketplace for private-market opportunities, across borders and assets.”`,
    'Five of the lines meet in one ring on the map. “Co-investment. Several investors join in one opportunity.”',
    'Marketplace: “Browse anonymously. Reverse inquiry. Identity is revealed only when an investor chooses to engage.” Below three listings stands a card whose name is blacked out, “Anonymous”. Its button “Engage” is pressed: a line joins it to one listing, and the card reads “Investor name”, “Organisation, city”, “Identity revealed”.',
    'Fine lines draw the figure 0. “Zero success fees. Subscription only. No carried interest, no commissions, no brokerage fees.”',
    'A stream parts into twelve. “Who it is for”: Family offices and multi-family offices, Fund managers, M&A and advisory firms, Accelerators, Professional and institutional investors, Private equity and venture capital, Private credit, Secondary sellers, Wealth managers, Real estate funds, Consultants, Founders and capital seekers.',
    `The mark of ${site.name} over flowing lines. “${site.tagline}. A technology platform. It gives no investment advice, brokerage or solicitation.”`,
  ],
  tour: [
    `“${site.name}, screen by screen. All names and figures are samples.” Screens of ${site.product.name} come first, then two of the marketplace. The film goes close to a part of each.`,
    '“Every deal on one board”: in the pipeline a colleague’s pointer, named Omar K., moves the card of Project Cedar from the column “NDA signed” to “Due diligence”. The card gives its trade and region, its size, its signed NDA and the next step: open the data room, today.',
    '“See where a raise stands”: what is committed, in talks and still open, each with its amount. A chart climbs from March towards a dashed line, the target.',
    '“Each investor on one record”: an investor’s timeline. The NDA was signed by both sides today, and the data room of Project Cedar opened by itself. A question about the use of proceeds, asked yesterday, has been answered in the Q&A.',
    '“NDAs are signed on screen”: three places at the foot of an agreement. Helen B. has signed, Marc V. is signing, and Layla H. countersigns last.',
    '“KYC and AML, name by name”: a table of new names, an investor in each row, with ticks for identity, owners, sanctions and residence.',
    '“You set who opens what”: four papers in the data room. Audited accounts of two years may be downloaded, management accounts carry a watermark, and the auditor’s letter can only be viewed.',
    '“Browse without a name”: on the marketplace a sign at the top reads “Anonymous profile. Identity hidden until you engage”. The card of Project Quartz, senior loans to family-owned manufacturers in Europe, gives the smallest ticket, the target, the days left and how many are interested. Its publisher is hidden.',
    '“You choose who sees you”: a form in which the investor stays anonymous or reveals its identity to this issuer, detail by detail. Legal name, kind of investor, country and ticket are switched on; the work address is shown after the NDA.',
    `The mark of ${site.name} over flowing lines. “${site.tagline}. A technology platform. It gives no investment advice, brokerage or solicitation.”`,
  ],
} as const;
