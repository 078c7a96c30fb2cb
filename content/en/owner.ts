import { company } from './company.ts';
import { labels } from './labels.ts';
import { facts } from '#content/facts-today.ts';
import { number } from '#content/sample-forms.ts';
import { listingsOf } from '#content/sample-state.ts';
import { world } from '#content/sample-world.ts';
import { site } from '#content/site.ts';
import type { Owner } from '#src/model/owner.schema.ts';

/** The day of all counts below. */
const countedOn = '30 September 2026';
/** Of all asset classes but funds, as the marketplace page shows them. */
const { chosen } = world.market;
const register = `registered in the ${company.financialCentre} under number 0000`;

/**
 * Questions that only the owner can answer, in the order in which pages show them. Delete
 * `sample: true` once an answer is real; delete `answer` too while there is none: then no page shows the question.
 */
export const owner = {
  company: {
    sample: true,
    pages: ['about'],
    question: 'Founded when, owned by whom, licensed as what?',
    answer: `Founded in 2019 and owned by its four directors. ${site.legalName} is ${register}; it holds no financial services licence.`,
  },
  team: {
    sample: true,
    pages: ['about'],
    question: 'Where were the four leaders before?',
    answer:
      'In a sovereign fund, at an investment bank, at a bank’s compliance department and at a maker of data rooms.',
  },
  revenue: {
    sample: true,
    pages: ['about'],
    question: 'How many people work here, and who pays most?',
    answer:
      'Forty people. Business and Enterprise subscriptions are most of the revenue, and no client pays a tenth of it.',
  },
  totals: {
    sample: true,
    question: 'On what basis, and as of which day, are the company figures counted?',
    answer: `As of ${countedOn}, since 2019: capital that issuers reported as raised, firms with an account, and deals opened in ${site.product.name}. Not audited.`,
  },

  regulation: {
    sample: true,
    pages: ['family-office'],
    question: 'Who regulates you, and may you show us offers?',
    answer: `${site.legalName} is ${register} as a technology company. It shows listings to Professional Clients who look for them, and holds no licence to arrange deals.`,
  },
  fundMarketing: {
    sample: true,
    pages: ['fund-managers'],
    question: 'Where, and to whom, may we market a fund this way?',
    answer: `To Professional Clients who make the first approach. You choose the countries in which the listing is shown, after your counsel has cleared each one, in the ${company.financialCentre} and in Europe too.`,
  },
  restricted: {
    sample: true,
    pages: ['family-office'],
    question: 'Which jurisdictions are restricted?',
    answer:
      'The United States, and countries under sanctions of the United Nations or the United Arab Emirates.',
  },

  listings: {
    sample: true,
    pages: ['family-office', 'investors', 'marketplace'],
    question: 'How many listings are open, and how soon may I read them?',
    answer: `On ${countedOn} there were ${number(listingsOf(chosen))}, ${number(listingsOf(chosen, 'gcc'))} of them in the Gulf, and also ${number(listingsOf(['funds']))} funds. Approval usually takes five working days.`,
  },
  refusals: {
    sample: true,
    pages: ['investors'],
    question: 'Why is an application refused?',
    answer:
      'Most often because the applicant is not a Professional Client or does not show the source of funds.',
  },
  investorNumber: {
    sample: true,
    pages: ['investors'],
    question: 'Is my number the same for every issuer?',
    answer: 'No. Each issuer sees a different number, so two issuers cannot compare their readers.',
  },
  projectReview: {
    sample: true,
    pages: ['investors', 'marketplace'],
    question: 'What do you check before a project appears?',
    answer:
      'The entity, its owners, its rights to the project and a complete listing; not forecasts or valuations. Three projects were removed in the past year.',
  },
  listingReaders: {
    sample: true,
    pages: ['marketplace', 'luxury-real-estate'],
    question: 'Who else sees a listing?',
    answer:
      'Approved investors and Advisors. A partner’s public page shows it only if the issuer agrees, with picture, asset class, region and target, and on request without the issuer’s name.',
  },
  ndaForm: {
    sample: true,
    pages: ['faq'],
    question: 'Whose form is the NDA?',
    answer:
      'The platform’s mutual NDA, unless the issuer uploads its own. You read the text before you sign it.',
  },
  readers: {
    sample: true,
    pages: ['family-office', 'founders'],
    question: 'May counsel, accountants and colleagues read a file?',
    answer:
      'Yes. Each has an account, free of charge, and reads the documents to which the issuer admits them. Only those who manage a deal need a licence.',
  },

  months: {
    sample: true,
    pages: ['founders'],
    question: `How many months does ${facts.priceCapitalSeekers.text} buy, and what then?`,
    answer: `Twelve months from approval. After that you add months at ${facts.singleExtraMonth.text} each, or the project closes and you download its files.`,
  },
  investorCount: {
    sample: true,
    pages: ['founders'],
    question: 'How many investors are there, and how many raises closed?',
    answer: `On ${countedOn} there were 420 approved investors, 180 of whom look for companies. Issuers reported 35 closed raises in the year before.`,
  },
  periods: {
    sample: true,
    pages: ['pricing'],
    question: 'For which period is each price?',
    answer: `${facts.priceCapitalSeekers.text} covers one project for twelve months. An extra user licence and an extra GB are charged once for each year of the subscription.`,
  },
  business: {
    sample: true,
    pages: ['pricing'],
    question: 'How many projects does Business have, and what do storage tiers cost?',
    answer: `As many projects as its storage holds. The tier of ${facts.multiStorageTop.text} is ${facts.multiStorageTopPrice.text} a year; tiers below it are quoted in proportion.`,
  },
  invoice: {
    sample: true,
    pages: ['pricing'],
    question: 'What about VAT, renewal, notice and invoices?',
    answer:
      'Prices exclude VAT. Business renews each year unless you end it before the year is over; no notice period applies. Invoices are sent by email and paid by bank transfer or card.',
  },
  priceList: {
    sample: true,
    pages: ['pricing'],
    question: 'Which of the two price lists is mine?',
    answer:
      'The one that sales names before you subscribe: by plan, or by product and month, as the FAQ quotes. Investors pay under neither.',
  },
  portalPrice: {
    sample: true,
    pages: ['accelerators'],
    question: 'What does a portal cost, roughly?',
    answer: `From ${facts.portalPrice.text} a year, as part of the Enterprise plan, by users and storage.`,
  },
  partnerLiability: {
    sample: true,
    pages: ['accelerators'],
    question: 'What do we get for joint and several liability, and is it capped?',
    answer:
      'You approve your own users, and they meet your brand, not ours. Your agreement caps the liability at the fees of one year, except for approvals that the terms forbid.',
  },
  seedInvestors: {
    pages: ['accelerators'],
    question: `Must a seed investor sign an NDA and invest ${facts.minimumTicket.text}?`,
    answer: `An NDA is required only for confidential documents. The minimum ticket of a project, at least ${facts.minimumTicket.text} or another amount set by the financial regulator, applies in portals too.`,
  },

  advisorPrice: {
    sample: true,
    pages: ['fundraisers', 'consultants'],
    question: 'What does an Advisor pay, and who may register?',
    answer:
      'Nothing: registration as an Advisor and the entry in the Advisor Pool are free. Firms that hold the licences for their work may register; write to us with the subject “Partnership Support”.',
  },
  advisorLicence: {
    sample: true,
    pages: ['fundraisers', 'consultants'],
    question: 'Do you check an Advisor’s licences and insurance?',
    answer:
      'At registration we look up each licence in the public register of its regulator. We do not check insurance: ask for the certificate before you appoint.',
  },
  advisorCount: {
    sample: true,
    pages: ['consultants'],
    question: 'How many advisers are in the Advisor Pool?',
    answer: `There were 118 on ${countedOn}, two thirds of them in the Gulf.`,
  },
  investorList: {
    sample: true,
    pages: ['fundraisers'],
    question: 'Who owns the investor list if my client leaves?',
    answer:
      'You do. Contacts belong to the account that entered them, and you can export them. Documents of the client leave with the client.',
  },
  advisoryRole: {
    sample: true,
    pages: ['advisory-ma'],
    question: 'Is our firm an Advisor, a Business client or both?',
    answer:
      'A Business client for the software, and also an Advisor if it lists for clients. The firm registers the seller as issuer, with its mandate.',
  },
  bidders: {
    sample: true,
    pages: ['advisory-ma'],
    question: 'May outside bidders be invited without an account?',
    answer:
      'You can send the teaser to anyone. To sign the NDA and open documents, a bidder needs an account, which is free and follows the identity checks.',
  },
  ownChecks: {
    sample: true,
    pages: ['fund-managers'],
    question: `Does ${site.product.name} record our own checks of investors?`,
    answer:
      'Yes. Your team can record its own checks beside ours, each with its date, reviewer and document.',
  },
  administrator: {
    sample: true,
    pages: ['fund-managers'],
    question: 'What does it replace of our administrator’s portal?',
    answer: `Nothing. ${site.product.name} ends with the commitment; subscription agreements, capital calls and reports stay with your administrator.`,
  },
  declinedDocuments: {
    sample: true,
    pages: ['pe-venture-capital'],
    question: 'May we keep the documents of a company that we declined?',
    answer:
      'Your notes and reasons stay. The company’s documents stay in its data room, and your access ends when the company ends it or the NDA requires it.',
  },
  propertyRegime: {
    sample: true,
    pages: ['luxury-real-estate'],
    question: 'Who holds permit and escrow for shares in a property?',
    answer: `The owner holds the permit, and the listing names the escrow agent. ${site.name} holds neither money nor title.`,
  },
  propertyPrice: {
    sample: true,
    pages: ['luxury-real-estate'],
    question: 'Is the price before transfer fees, and may I visit unnamed?',
    answer: 'Prices are before transfer fees and taxes. A visit is arranged after you engage with the owner.',
  },
  saleTime: {
    sample: true,
    pages: ['secondary-exit'],
    question: 'How long does a sale take, with pre-emption?',
    answer:
      'Sales reported to us took four to seven months from listing to transfer, one to two of them for pre-emption rights.',
  },
  companyLearns: {
    sample: true,
    pages: ['secondary-exit'],
    question: 'Does the company learn that I sell, and when?',
    answer:
      'Not from us. The listing need not name you, and its summary can leave the company out. Your articles say when you must tell the company.',
  },
  buyerFunds: {
    sample: true,
    pages: ['secondary-exit'],
    question: 'Who checks that the buyer has the money?',
    answer:
      'We check once that an investor qualifies as a Professional Client. Proof of funds for your sale is for you to ask, before the agreement is signed.',
  },

  hosting: {
    sample: true,
    pages: ['product', 'security'],
    question: 'Where is our data hosted?',
    answer:
      'In two data centres of one cloud provider in the United Arab Emirates, encrypted at rest. Backups are kept for five weeks.',
  },
  certificates: {
    sample: true,
    pages: ['security'],
    question: 'Which certificates do you hold?',
    answer: 'ISO/IEC 27001 since 2024. The auditor’s SOC 2 report, type II, is sent to clients under an NDA.',
  },
  penetrationTests: {
    sample: true,
    pages: ['security'],
    question: 'Who tests the platform from outside?',
    answer:
      'An independent firm, every June and after each major change. Clients receive the summary of its report.',
  },
  signOn: {
    sample: true,
    pages: ['security'],
    question: 'How do users log in?',
    answer:
      'With a second factor, always. Enterprise clients can use their own identity provider (SAML or OpenID Connect).',
  },
  moving: {
    sample: true,
    pages: ['pe-venture-capital', 'product', 'security'],
    question: 'What can we import, and export when we leave?',
    answer:
      'Contacts, deals and notes as CSV, and documents as folders, in both directions. An import of a thousand contacts takes a day. Export before the subscription ends.',
  },
  dataRoomControls: {
    sample: true,
    pages: ['advisory-ma', 'product'],
    question: 'What does the data room control and log?',
    answer:
      'Each page can carry the user’s name as a watermark, and printing can be off. The log records who gave whom access, and when it ended.',
  },
  reportReply: {
    sample: true,
    pages: ['security'],
    question: 'When is a reported vulnerability answered?',
    answer: 'Within two working days. We take no legal action against research in good faith.',
  },

  replyTime: {
    sample: true,
    pages: ['contact', 'faq'],
    question: 'When is a message answered?',
    answer: 'Within one working day, Monday to Friday.',
  },
  phoneHours: {
    sample: true,
    pages: ['contact', 'faq'],
    question: 'At what hours is the telephone answered?',
    answer: `From 9:00 to 18:00 in ${company.locality}, Monday to Friday.`,
  },
  phoneUse: {
    sample: true,
    pages: ['contact'],
    question: `Why does “${labels.sendMessage}” ask for my number if you reply by email?`,
    answer: 'For a call that you ask for, and if an email to you is returned. It is used for nothing else.',
  },
  training: {
    sample: true,
    pages: ['faq'],
    question: 'Is there training?',
    answer:
      'Two live sessions are part of Business and of Enterprise. Capital Seekers can watch their recordings.',
  },
} satisfies Owner;

/** Above the answers, on each page. */
export const ownerAnswers = { heading: 'What visitors ask first' } as const;
