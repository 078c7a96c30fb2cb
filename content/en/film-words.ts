import { company } from './company.ts';
import { facts } from '../facts-today.ts';
import { site } from '../site.ts';

/** A text version of the silent films of films.ts, scene by scene (WCAG 1.2.1). */
export const filmWords = {
  label: 'Video transcript',
  heading: 'Transcripts of both videos',
  intro:
    'Both videos are silent. Captions and these transcripts, which also open below each video, describe what is shown.',
  titles: {
    explainer: `${site.name} in under a minute`,
    tour: `${site.name}, screen by screen`,
    heroLoop: 'Channels under a plain at night',
  },
  /** For search engines. */
  descriptions: {
    explainer: `${site.product.name} and the marketplace: what the platform offers, and for whom. Silent, with captions.`,
    tour: `Screens of ${site.product.name} and the marketplace with sample data, from the pipeline to the signed NDA and the data room. Silent, with captions.`,
    heroLoop: 'Lines of light flow from well to well under a plain, as water does in a qanat. A silent loop.',
  },
  explainer: [
    'A plain and hills at night. Lines of light flow underground from well to well. “A qanat is an underground channel that brings water to where it is needed.” Then: “Here, capital. Qanat is a private-markets investment platform and marketplace.”',
    `One channel divides into two. “It offers two things.” At the end of one: “${site.product.name}. End-to-end deal management, fundraising and investor collaboration, white-labelled”. At the end of the other: “The marketplace. Cross-border, cross-asset private-market opportunities”.`,
    `${site.product.name}: “Raise and manage in one pipeline.” On a board named “Pipeline”, cards move through the columns “Introduced”, “In review”, “Diligence” and “Closing”. The text next to it reads: “Fundraising”, “CRM”, “Collaborative pipeline management”.`,
    `${site.product.name}: “Sign and check before you share.” A “Non-disclosure agreement” is signed; “KYC check” and “AML check” are ticked; a “Data room” unlocks and shows its folders: “Financial statements”, “Legal and corporate”, “Contracts” and “Valuation”. The text next to it reads: “E-signature for NDAs”, “KYC/AML checks”, “Secure virtual data room”.`,
    `Lines of light join points across a map of the world. “${facts.countries.text} countries. One marketplace for private-market opportunities, across borders and assets.”`,
    'Five of the lines meet in one ring on the map. “Co-investment. Several investors join in one opportunity.”',
    'Marketplace: “Browse anonymously. Reverse inquiry. Identity is revealed only when an investor chooses to engage.” Below three listings is an investor card with its name redacted, “Anonymous”. The button “Engage” is pressed; a line connects the card to one listing, and the card shows “Investor name”, “Organisation, city”, “Identity revealed”.',
    'Fine lines draw the figure 0. “Zero success fees. Subscription only. No carried interest, no commissions, no brokerage fees.”',
    'A stream divides into twelve. “Who it is for”: Family offices and multi-family offices, Fund managers, M&A and advisory firms, Accelerators, Professional and institutional investors, Private equity and venture capital, Private credit, Secondary sellers, Wealth managers, Real estate funds, Consultants, Founders and capital seekers.',
    `The mark of ${site.name} over flowing lines. “${company.tagline}. A technology platform. It gives no investment advice, brokerage or solicitation.”`,
  ],
  tour: [
    `“${site.name}, screen by screen. All names and figures are samples.” Screens of ${site.product.name} come first, followed by two of the marketplace. The video zooms in on part of each.`,
    '“Every deal on one board”: in the pipeline, a colleague’s pointer labelled Omar K. moves the card of Project Cedar from the column “NDA signed” to “Due diligence”. The card shows sector, region, deal size, the signed NDA and the next step: open the data room, today.',
    '“See where a raise stands”: amounts committed, in talks and still open. A chart rises from March towards the target, a dashed line.',
    '“Each investor on one record”: an investor’s timeline. The NDA was signed by both sides today, and the data room of Project Cedar has opened. A question about the use of proceeds, asked yesterday, has been answered in the Q&A.',
    '“NDAs are signed on screen”: three signature fields at the end of an agreement. Helen B. has signed, Marc V. is signing, and Layla H. countersigns last.',
    '“KYC and AML, name by name”: a table of new investors, one per row, with ticks for identity, owners, sanctions and residence.',
    '“You set who opens what”: four documents in the data room. Two years of audited accounts can be downloaded, management accounts carry a watermark, and the auditor’s letter is view only.',
    '“Browse without a name”: on the marketplace, a banner reads “Anonymous profile. Identity hidden until you engage”. The card of Project Quartz, senior loans to family-owned manufacturers in Europe, shows the minimum ticket, the target, the days left and the number of interested investors. The issuer’s name is hidden.',
    '“You choose who sees you”: a form in which the investor stays anonymous or reveals chosen details to this issuer. Legal name, type of investor, country and ticket are switched on; the work email address is shown after the NDA.',
    `The mark of ${site.name} over flowing lines. “${company.tagline}. A technology platform. It gives no investment advice, brokerage or solicitation.”`,
  ],
} as const;
