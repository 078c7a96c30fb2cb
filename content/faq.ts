import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import type { FaqCategory, FaqSearch } from '#src/model/faq.schema.ts';

/** Words of the search box above the questions (R2.32). */
export const faqSearch = {
  label: 'Search the questions and answers',
  placeholder: 'Try “fee”, “NDA” or “minimum”',
  empty: 'No FAQs found matching your search',
  clear: 'Clear search',
  found: { one: 'question matches', other: 'questions match' },
} satisfies FaqSearch;

/**
 * The questions of the FAQ page. Its prices are the FAQ's own reading: they differ from the pricing
 * page, and both stand (R9.5).
 */
export const faqCategories = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        id: 'what-is-it',
        question: `What is ${site.name}?`,
        answer: `A technology platform for private markets, based in the ${site.financialCentre}. It has two parts. ${site.product.name} is software for running deals and fundraisings: pipeline, CRM, data room, NDAs and KYC/AML checks. The marketplace lists private-market opportunities from ${facts.countries.text} countries, which investors read anonymously. ${site.name} gives no investment advice and acts as broker for neither side.`,
      },
      {
        id: 'who-can-join-as-investor',
        question: 'Who can join as an investor?',
        answer: `Investors must be Professional Clients under the financial regulator’s rulebook: for example a family office, a fund manager, a financial institution, an external asset manager, or a person or entity with at least ${facts.professionalClientCash.text} in cash. Retail clients get restricted access. Every user must be at least ${facts.minimumAge.text} years old, and approval is needed before the marketplace opens.`,
      },
      {
        id: 'register-as-investor',
        question: 'How do I register as an investor?',
        answer:
          'Choose Join Now, fill in the registration form and tick the boxes to accept the terms and the privacy policy. You then pass KYC/AML screening, and your representations and warranties have to clear. No credit card is asked for and you commit to nothing. Once you are approved you set a profile, and information on projects that match it reaches you.',
      },
      {
        id: 'list-a-project',
        question: 'How do I list a project?',
        answer:
          'Register as a capital seeker and submit your documents, which are approved against set criteria. You prove that the legal entity exists and who owns it. The entity passes KYC, and then each project does. Before every upload you show that you hold the rights to what you present. The project is then set out in the standard format and published.',
      },
      {
        id: 'application-refused',
        question: 'Can an application be refused?',
        answer:
          'Yes. An application may be rejected and a published project may be removed, and neither decision can be appealed. Failing to provide the KYC/AML information that is asked for ends access and closes the account. Most delays come from papers rather than people, so it helps to have ownership documents and identification ready before you begin.',
      },
      {
        id: 'more-than-one-role',
        question: 'Can I be an investor and a capital seeker at once?',
        answer:
          'One user may hold more than one category, so a holding company that buys businesses and raises money for its own can do both. Advisors are the exception to remember. They act for clients, and may not act as Investor, Issuer or Strategic Partner in a personal capacity.',
      },
      {
        id: 'united-states',
        question: 'Can people in the United States invest?',
        answer:
          'No. Persons and entities in the United States, its residents, and its citizens wherever they live may not become Investor users. The same holds for any other restricted jurisdiction. Administrators of partner portals work under the same rule: they may never approve a citizen or passport holder of the United States as an Investor.',
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
        answer: `It depends on whether you lack order or company. ${site.product.name} is for a team that already has deals and wants the pipeline, the contacts, the data room and the NDAs in one record. The marketplace is for finding the other side of a deal. Many situations call for both: a listing draws interest, and the software is where the interest is handled.`,
      },
      {
        id: 'what-the-product-includes',
        question: `What does ${site.product.name} include?`,
        answer:
          'Six things: fundraising, a secure virtual data room, a CRM, collaborative pipeline management, e-signature for NDAs, and KYC/AML checks. They share one record of each deal. A contact added in the CRM is the same contact who signs the NDA and reads the file. Enterprise clients can have the product white-labelled, under their own name.',
      },
      {
        id: 'anonymous-browsing',
        question: 'Is browsing really anonymous?',
        answer:
          'Yes. The marketplace follows a reverse-inquiry model: you read listings without the publisher learning who you are, and your identity is revealed only when you choose to engage with an opportunity. The platform itself does know its users, because each has passed KYC/AML screening. Anonymity is towards other users, until you end it.',
      },
      {
        id: 'when-is-the-nda-signed',
        question: 'When is the NDA signed?',
        answer:
          'Before any confidential information is received. You engage with a project, the NDA is offered for digital signature, and the data room opens once it has been signed. What can be read earlier is the listing: a standardised summary that the publisher has written in the knowledge that strangers will see it.',
      },
      {
        id: 'co-investment',
        question: 'How does co-investment work?',
        answer: `Several investors take part in the same opportunity instead of one taking all of it. Each decides for itself, carries out its own diligence and signs on its own account; ${site.name} does not pool money or choose for anyone. The minimum ticket of the project, at least ${facts.minimumTicket.text} or another amount set by the financial regulator, continues to apply.`,
      },
      {
        id: 'advisor-pool',
        question: 'What is the Advisor Pool?',
        answer:
          'A directory within the platform in which Advisors show their details, so that companies and investors can find one. Advisors may also view projects and upload them for issuers who are their clients. They may not solicit issuers who are not. If you engage an Advisor, the agreement is between the two of you, and so is the advice.',
      },
      {
        id: 'own-portal',
        question: 'Can we run a portal under our own name?',
        answer:
          'Yes, as a Strategic Partner. You get a branded subdomain or portal with your logo, tagline, background picture, accent colour and legal name, and links to your own terms and privacy documents. Your administrators register, categorise and approve users and projects. You are jointly and severally responsible for the users you approve.',
      },
    ],
  },
  {
    id: 'pricing-and-fees',
    title: 'Pricing & Fees',
    questions: [
      {
        id: 'subscription-prices',
        question: 'What do the subscriptions cost?',
        answer: `The Marketplace subscription is ${facts.faqPriceMarketplace.text} per month. ${site.product.name} is ${facts.faqPriceProduct.text} per month. Enterprise has a custom price, agreed with you according to what your organisation needs. In all three cases nothing further falls due when a deal closes, whatever its size.`,
      },
      {
        id: 'success-fee',
        question: 'Is there a success fee?',
        answer: `No. Intermediaries have traditionally asked for ${facts.traditionalSuccessFee.text} of a deal when it closes. ${site.name} asks for nothing at that point, on either side: no success fee, no commission, no brokerage fee and no carried interest. Lawyers, auditors and advisers whom you engage yourself will charge what you have agreed with them.`,
      },
      {
        id: 'what-investors-pay',
        question: 'What do investors pay?',
        answer:
          'Nothing for the investor tier, which includes core access. No credit card is requested when you apply, and no fee falls due if you invest. Your own costs of looking into a deal, such as counsel, a surveyor or a technical expert, remain yours, as does any tax on what you buy.',
      },
      {
        id: 'when-is-the-fee-due',
        question: 'When is a subscription fee due, and what if it is late?',
        answer: `It is payable within ${facts.feeDueDays.text} of falling due. If it stays unpaid, the account is blocked until the overdue fees have been paid. If you expect an internal approval to hold up an invoice, write to ${site.email.support} before the date rather than after it.`,
      },
      {
        id: 'refunds',
        question: 'Can I have a refund if I stop early?',
        answer:
          'No. Subscription fees are not refunded when a subscription ends, whoever ends it, and coming back later takes a new fee. If you are unsure whether the platform suits your work, ask for a demonstration first and bring a process you know well. An hour spent there is cheaper than a subscription you do not use.',
      },
      {
        id: 'fee-changes',
        question: 'Will I be told before a fee changes?',
        answer: `Yes. You are told of a change at least ${facts.feeChangeNoticeDays.text} before it takes effect. Read that notice with your renewal date beside you. If you run several projects or portals, make sure that the address we hold for your account belongs to someone who opens invoices.`,
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
        answer: `The minimum ticket of a project is at least ${facts.minimumTicket.text}, or another amount set by the financial regulator. An issuer may ask for more. The figure belongs to the project, so look for it first: there is little point in falling for a deal whose smallest share is larger than your largest.`,
      },
      {
        id: 'kyc-aml',
        question: 'Who is screened, and for what?',
        answer:
          'Every account passes KYC/AML screening before it opens, with the help of a specialist screening provider. Issuers go through more: the legal entity must be shown to exist and to be owned by those who say they own it, and each project has its own KYC. Information may be asked for again later. If it is not provided, the account is closed.',
      },
      {
        id: 'document-verification',
        question: 'Do you verify the documents in a data room?',
        answer: `No. ${site.name} screens users, and issuers must satisfy us of their rights to a project, but the documents they upload are not verified by us. Diligence belongs to the reader. Check accounts with the auditor, contracts with the counterparty and title with the registry, and have your own advisers read whatever the price depends on.`,
      },
      {
        id: 'who-sees-my-information',
        question: 'Who can see my information?',
        answer:
          'You control the filters. An investor profile, if you upload one, is visible to other users within the limits you set, and an issuer can have its name as publisher kept confidential. Confidential documents are for those who have signed the NDA. We do not monitor the messages that users send to each other.',
      },
      {
        id: 'reverse-solicitation',
        question: 'What does reverse solicitation mean for me?',
        answer: `It means that the approach comes from the investor. You look through the marketplace on your own initiative and decide whether to make contact; neither ${site.name} nor an issuer has pitched the deal to you. If you are regulated, or invest across borders, ask your counsel how the rules of your own country treat an approach of that kind.`,
      },
      {
        id: 'privacy-requests',
        question: 'How do I ask for a copy of my personal data?',
        answer: `Write to ${site.email.privacy} and say what you would like: a copy, a correction, a deletion. Requests are answered within ${facts.privacyAnswerMonths.text}, and the period can be extended by ${facts.privacyExtensionMonths.text}. The privacy policy explains which data is held and names, by kind, the providers who handle some of it for us.`,
      },
      {
        id: 'sharing-a-login',
        question: 'Can two colleagues share a login?',
        answer:
          'No. Accounts and login details may not be shared. An NDA is signed by a particular person on behalf of a particular firm, and a signature is worth little if somebody else may have given it. Give each colleague an account of their own, and close the one that belonged to somebody who has left.',
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
        answer: `Support responds within ${facts.faqSupportMarketplace.text} on the Marketplace subscription, ${facts.faqSupportProduct.text} on ${site.product.name} and ${facts.faqSupportEnterprise.text} on Enterprise. That is the time to a response; mending a fault may take longer. A message that names the page, the hour, what you did and what you saw usually saves one round of questions, and often two.`,
      },
      {
        id: 'reach-support',
        question: 'How do I reach support?',
        answer: `Write to ${site.email.support}, or use the form on the contact page and choose “Technical Support” as the subject. By telephone, the number is ${site.phone.display}. Leave passwords, identity papers and confidential deal documents out of the message. If we need to see a file, we will tell you how to let us see it.`,
      },
      {
        id: 'see-a-demonstration',
        question: 'Can I see the platform before I subscribe?',
        answer:
          'Yes. Choose Book a demo anywhere on the site, or “Demo Request” in the contact form. The most useful demonstrations follow a process you already know, such as the last raise, a sale that closed or a cohort that has graduated. Take the names out first. Bring the colleague who will use the software daily as well as the one who will pay for it.',
      },
      {
        id: 'training-a-team',
        question: 'How should we train a team that is new to it?',
        answer: `Begin with one live deal and the people on it. Agree on the stages of the pipeline before anyone enters a company, decide who may open the data room to outsiders, and settle who reads the NDA before it goes out. The pages for each audience on this site go through the work step by step. For questions beyond them, write to ${site.email.support}.`,
      },
      {
        id: 'if-it-is-unavailable',
        question: 'What happens if the platform is unavailable?',
        answer: `We aim to keep it available around the clock, without guaranteeing it. If the platform is wholly unavailable for more than ${facts.unavailableHoursShare.text} of the hours in a subscription month, the terms provide for a reduction of ${facts.unavailabilityReduction.text} in the fee. Tell support what you see and when it began; a fault on our side is rarely limited to one user.`,
      },
      {
        id: 'language-of-the-terms',
        question: 'Which language version of the terms counts?',
        answer:
          'The English one. Where a translation exists and differs, the English text takes precedence. The terms are governed by the law of the Dubai financial centre, and disputes go to its courts. If a clause matters to your decision, have it read by a lawyer who knows that law; support can point to a clause but cannot interpret it.',
      },
    ],
  },
] satisfies FaqCategory[];
