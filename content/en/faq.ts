import { company } from './company.ts';
import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { functionNames } from './pricing-plans.ts';
import { promises } from './promises.ts';
import type { FaqCategory, FaqSearch } from '#src/model/faq.schema.ts';

/** Texts of the search box above the questions (R2.32). */
export const faqSearch = {
  label: 'Search the questions and answers',
  placeholder: 'Try “fee”, “NDA” or “minimum”',
  categories: 'Categories of questions',
  empty: 'No FAQs found matching your search',
  advice: 'Try another word, or write to our support team.',
  clear: 'Clear search',
  support: 'Contact Support',
  found: { one: '{count} question matches', other: '{count} questions match' },
} satisfies FaqSearch;

/** Its island has no marks that explain abbreviations. */
const functions = Object.values({
  ...functionNames,
  crm: 'customer relationship management (CRM)',
}).join(', ');

/** The questions of the FAQ page. Its prices differ from the pricing page on purpose (R9.5). */
export const faqCategories = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        id: 'what-is-it',
        question: `What is ${site.name}?`,
        answer: `${site.name} is a technology platform for private markets, based in the ${company.financialCentre}. ${site.product.name} is deal-management and fundraising software. The marketplace reaches ${facts.countries.text} countries, and investors browse its private-market opportunities anonymously. ${site.name} gives no investment advice and does not broker or solicit transactions.`,
      },
      {
        id: 'who-can-join-as-investor',
        question: 'Who can join as an investor?',
        answer: `Investors must be Professional Clients under the financial regulator’s rulebook: for example financial institutions, fund managers, external asset managers, or persons, family offices and entities with at least ${facts.professionalClientCash.text} in cash. Retail clients may hold an account with restricted access, which does not include the functions reserved for investors. Every user must be at least ${facts.minimumAge.text} years old, and marketplace access is subject to approval.`,
      },
      {
        id: 'register-as-investor',
        question: 'How do I register as an investor?',
        answer:
          'Choose Join Now, complete the registration form and tick the boxes to accept the terms and the privacy policy. Access follows know-your-customer and anti-money-laundering (KYC/AML) checks and the representations and warranties that you give. No credit card is required and there is no commitment. Once approved, you set a profile and see the projects that match it; a match is not a recommendation.',
      },
      {
        id: 'list-a-project',
        question: 'How do I list a project?',
        answer:
          'Apply as a capital seeker and submit your documents for review against our approval criteria. The terms call a capital seeker an Issuer. You prove the existence and ownership of your legal entity, and KYC is completed for the entity and for each project. Before every upload you show that you hold the rights to the project. Once it is approved, it can be published in the standard format.',
      },
      {
        id: 'application-refused',
        question: 'Can an application be refused?',
        answer:
          'Yes. An application may be rejected and a published project may be removed; neither decision can be appealed. Failing to provide requested KYC/AML information ends access and closes the account.',
      },
      {
        id: 'more-than-one-role',
        question: 'Can I be both an investor and a capital seeker?',
        answer:
          'Yes. One user may hold more than one category: a holding company that acquires businesses and raises capital for its own can register as both. Advisors are the exception. They act for clients, and may not act as Investor, Issuer or Strategic Partner in a personal capacity.',
      },
      {
        id: 'united-states',
        question: 'Can people in the United States invest?',
        answer:
          'No. Persons and entities in the United States, its residents, and its citizens wherever they live may not become Investor users. The same applies to any other restricted jurisdiction. Administrators of partner portals follow the same rule and may never approve a citizen or passport holder of the United States as an Investor.',
      },
    ],
  },
  {
    id: 'platform-features',
    title: 'Platform Features',
    questions: [
      {
        id: 'product-or-marketplace',
        question: `Do I need ${site.product.name} or the marketplace?`,
        answer: `${site.product.name} is for teams that already have deals and need pipeline, contacts, data room and NDAs in one system. On the marketplace, investors browse and capital seekers list projects. They work together: interest from a marketplace listing is managed in ${site.product.name}. Capital Seekers has it for one project at ${facts.priceCapitalSeekers.text}, Business for several at ${facts.priceBusiness.text} a year; browsing as an investor is free.`,
      },
      {
        id: 'what-the-product-includes',
        question: `What does ${site.product.name} include?`,
        answer: `These functions: ${functions}. They all work on the deal’s file, so an investor added to the CRM is the same contact who signs the NDA and enters the data room. On the Enterprise plan the product is white-labelled.`,
      },
      {
        id: 'anonymous-browsing',
        question: 'Is browsing anonymous?',
        answer: `Yes, to issuers. The marketplace follows a reverse-inquiry model. ${promises.says.engaging} ${promises.says.platform}`,
      },
      {
        id: 'when-is-the-nda-signed',
        question: 'When is the NDA signed?',
        answer: `Before any confidential information is shared. Once you engage with an issuer, you are asked to sign the NDA electronically. ${promises.says.admits} Before that, you can read the listing, which has no confidential information.`,
      },
      {
        id: 'co-investment',
        question: 'How does co-investment work?',
        answer: `Several investors take part in the same opportunity. Each decides independently, conducts its own due diligence and signs on its own account; ${site.name} does not pool money or make investment decisions. The minimum ticket of the project, at least ${facts.minimumTicket.text} or another amount set by the financial regulator, still applies.`,
      },
      {
        id: 'advisor-pool',
        question: 'What is the Advisor Pool?',
        answer:
          'A directory on the platform in which Advisors show their details, so that companies and investors can find them. Advisors may view projects and upload projects for issuers who are their clients. They may not solicit issuers who are not already clients. If you appoint an Advisor, the agreement and the advice are between you and the Advisor. Every Advisor passes KYC/AML checks; to join the pool, write to us with the subject “Partnership Support”.',
      },
      {
        id: 'own-portal',
        question: 'Can we run a portal under our own brand?',
        answer:
          'Yes, as a Strategic Partner. You receive a branded subdomain or portal with your logo, tagline, background picture, accent colour and legal name, and links to your own terms and privacy documents. Your administrators register, categorise and approve users and projects. You answer jointly and severally for the users whom you approve.',
      },
    ],
  },
  {
    id: 'pricing-and-fees',
    title: 'Pricing & Fees',
    questions: [
      {
        id: 'subscription-prices',
        question: `What does ${site.name} cost?`,
        answer: `There are two price lists. By plan, as on the pricing page: Investors free, Capital Seekers ${facts.priceCapitalSeekers.text} one-time, Business ${facts.priceBusiness.text} a year, Enterprise custom. By product, per month: Marketplace at ${facts.faqPriceMarketplace.text}, ${site.product.name} at ${facts.faqPriceProduct.text}, Enterprise custom. Ask sales which list applies to you before you subscribe: the price stated to you then is the one that applies.`,
      },
      {
        id: 'success-fee',
        question: 'Is there a success fee?',
        answer: `No. Intermediaries have traditionally charged ${facts.traditionalSuccessFee.text} of a deal at closing. ${site.name} charges no success fees, commissions, brokerage fees or carried interest, on either side. Fees of the lawyers, auditors and advisers you appoint are separate and agreed directly with them.`,
      },
      {
        id: 'what-investors-pay',
        question: 'What do investors pay?',
        answer:
          'The investor tier is free. No credit card is required to apply, and no fee falls due if you invest. You pay your own due diligence costs, such as legal counsel or technical experts, and any taxes.',
      },
      {
        id: 'when-is-the-fee-due',
        question: 'When is a subscription fee due, and what if it is late?',
        answer: `Pay it within ${facts.feeDueDays.text} of falling due. If it remains unpaid after that, the account is blocked until the overdue fees have been paid. For questions about a payment, write to ${site.email.support}.`,
      },
      {
        id: 'refunds',
        question: 'Are subscription fees refundable?',
        answer:
          'No. Subscription fees are not refunded when a subscription ends, regardless of who ends it, and re-subscription requires a new fee. If you are unsure whether the platform fits your work, request a demo before you subscribe.',
      },
      {
        id: 'fee-changes',
        question: 'Will I receive notice before a fee changes?',
        answer: `Yes. You receive notice of any change to a subscription fee at least ${facts.feeChangeNoticeDays.text} before it takes effect. Please keep the contact details on your account up to date, so that the notice reaches the person responsible for your subscription.`,
      },
    ],
  },
  {
    id: 'security-and-compliance',
    title: 'Security & Compliance',
    questions: [
      {
        id: 'minimum-ticket',
        question: 'What is the minimum investment?',
        answer: `The minimum ticket of a project is at least ${facts.minimumTicket.text}, or another amount set by the financial regulator. An issuer may set a higher one. Each listing states its own minimum ticket, so you can check it before you engage.`,
      },
      {
        id: 'kyc-aml',
        question: 'Who is screened, and for what?',
        answer:
          'Every account passes KYC/AML checks before it opens, with the help of a specialist screening provider. Issuers also prove the existence and ownership of their legal entity, and KYC is completed for each project. Information may be requested again later; if it is not provided, the account is closed.',
      },
      {
        id: 'document-verification',
        question: 'Do you verify the documents in a data room?',
        answer: `No. ${site.name} screens users, and issuers must satisfy us of their rights to a project, but the documents they upload are not verified by us. Due diligence is the investor’s responsibility: confirm accounts, contracts and title at source, and have your own advisers review the documents on which the price depends.`,
      },
      {
        id: 'data-protection',
        question: 'How is our data protected?',
        answer:
          'Site and platform are reached over encrypted connections. Staff access is limited to those who need it and are bound to confidentiality. No measure gives complete protection; the privacy policy says more.',
      },
      {
        id: 'who-sees-my-information',
        question: 'Who can see my information?',
        answer: `${promises.says.filters} ${promises.says.profile} ${promises.says.readers} It can be shown without the issuer’s name. ${promises.says.admits} We do not monitor communications between users.`,
      },
      {
        id: 'reverse-solicitation',
        question: 'What does reverse solicitation mean for me?',
        answer: `It means that the investor makes the first approach. You browse the marketplace on your own initiative and decide whether to make contact; under this model, no issuer approaches you first. If you are regulated, or invest across borders, ask your counsel how the rules of your jurisdiction treat reverse solicitation.`,
      },
      {
        id: 'privacy-requests',
        question: 'How do I ask for a copy of my personal data?',
        answer: `Write to ${site.email.privacy} and state your request: a copy, a correction or a deletion. Requests are answered within ${facts.privacyAnswerMonths.text}, which can be extended by ${facts.privacyExtensionMonths.text}. The privacy policy explains which data is held and names, by kind, the providers that process some of it for us.`,
      },
      {
        id: 'sharing-a-login',
        question: 'Can two colleagues share a login?',
        answer:
          'No. Accounts and login details may not be shared. An NDA is signed by a named person on behalf of a firm, so each signature must be attributable to one user. Each licence is for one person: give every colleague their own, and close the accounts of those who leave. On plans with one user, one named person signs in.',
      },
    ],
  },
  {
    id: 'support-and-training',
    title: 'Support & Training',
    questions: [
      {
        id: 'response-times',
        question: 'How quickly does support respond?',
        answer: `Response times are by product, under either price list: within ${facts.faqSupportMarketplace.text} on Marketplace, within ${facts.faqSupportProduct.text} on ${site.product.name} and within ${facts.faqSupportEnterprise.text} on Enterprise. Resolution may take longer. To help us respond, name the page, the time, what you did and what you saw.`,
      },
      {
        id: 'reach-support',
        question: 'How do I reach support?',
        answer: `Write to ${site.email.support}, or use the form on the contact page and choose “Technical Support” as the subject. You can also call ${site.phone.display}. Do not send passwords, identity documents or confidential deal documents. If we need a file, we will explain how to share it safely.`,
      },
      {
        id: 'see-a-demonstration',
        question: 'Can I see the platform before I subscribe?',
        answer:
          'Yes. Choose Book a demo anywhere on the site, or “Demo Request” in the contact form. A demo is most useful when you bring a real case: your last raise, a completed sale, a cohort. Include the colleagues who will use the software.',
      },
      {
        id: 'training-a-team',
        question: 'How should we introduce the platform to our team?',
        answer: `Start with one live deal. Agree the stages of the pipeline, decide who may grant access to the data room, and name who approves each NDA. The pages for each audience on this site set out the process step by step. For further questions, write to ${site.email.support}.`,
      },
      {
        id: 'if-it-is-unavailable',
        question: 'What happens if the platform is unavailable?',
        answer: `We aim to keep the platform available ${facts.availabilityAim.text}, without guarantee. If it is wholly unavailable for more than ${facts.unavailableHoursShare.text} of the hours in a subscription month, the terms provide for a reduction of ${facts.unavailabilityReduction.text} in the fee for that month. Please report an outage to support, with the time it began.`,
      },
      {
        id: 'language-of-the-terms',
        question: 'Which language version of the terms applies?',
        answer: `The English version. Where a translation differs, the English text takes precedence. The terms are governed by the laws of the ${company.financialCentre}, and disputes go to its courts. For advice on a clause, consult a lawyer qualified in those laws; support cannot interpret the terms.`,
      },
    ],
  },
] satisfies FaqCategory[];
