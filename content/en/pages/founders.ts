import { facts } from '#content/facts-today.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { says } = promises;

/** Copy of the page for founders and capital seekers (R2.34). */
export const founders = {
  hero: {
    screen: { kind: 'product', screen: 'founder-room' },
    tone: 'accent',
    eyebrow: 'Founders and capital seekers',
    title: 'Raise capital and pay no success fee',
    lead: `List your project where professional investors compare opportunities, and share files in a virtual data room. ${facts.priceCapitalSeekers.text} covers one project; an additional month is ${facts.singleExtraMonth.text}.`,
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Registration is subject to KYC/AML checks and review of your documents. A listing does not guarantee funding.',
  },
  sections: {
    workflow: {
      kind: 'workflow',
      heading: 'From the first document to the close',
      steps: [
        {
          title: 'Gather the documents',
          description: 'Collect the accounts and a complete cap table.',
          features: ['Proof of legal entity', 'Evidence of project rights'],
        },
        {
          title: 'Register and pass the checks',
          description: 'Submit the documents for review.',
          features: [
            'KYC of the company and the project',
            `${facts.priceCapitalSeekers.text}, one-time`,
            `Add-ons: ${facts.singleExtraMonth.text} per additional month, ${facts.singleExtraGigabyte.text} per extra GB`,
          ],
        },
        {
          title: 'Write the listing',
          description: 'Set out terms and use of funds in the standard format.',
          features: [
            `Minimum ticket of ${facts.minimumTicket.text} or more`,
            `${facts.singleListings.text} listing per ${facts.listingMonths.text}`,
          ],
        },
        {
          title: 'Set up your data room',
          description: `${says.youAdmit}.`,
          features: [
            `${facts.singleStorage.text} of storage`,
            'Access by group, for each folder or document',
          ],
        },
        {
          title: 'Respond to investors',
          description: `${says.toIssuer} Note what each one asked.`,
          features: ['A next step for each investor', 'Reasons given for declining'],
        },
        {
          title: 'Close the raise',
          description: 'Agree terms with the investor directly, and keep your own copies.',
          features: ['You contract with the investor', 'Contacts and notes for the next raise'],
        },
      ],
    },
    price: {
      kind: 'figures',
      heading: `One project costs ${facts.priceCapitalSeekers.text}, whatever you raise`,
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, without add-ons' },
        { value: facts.singleStorage.text, label: 'of data room storage' },
        { value: facts.singleListings.text, label: `marketplace listing per ${facts.listingMonths.text}` },
        { value: 'Zero', label: 'percentage of the capital you raise' },
      ],
    },
    admission: {
      kind: 'application',
      pace: 'dense',
      heading: 'Have four things ready before you apply',
      intro: 'An application may be rejected, and a project removed, without appeal.',
      items: [
        'Proof that the legal entity exists and of who owns it.',
        'KYC documents for the entity and for each project.',
        'Evidence of your rights to the project, for every upload.',
        'The text of the listing, without anything confidential.',
      ],
    },
  },
  callToAction: {
    heading: 'Start your application',
    text: 'Your listing can go live once your documents are approved.',
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['fundraisers', 'accelerators', 'consultants', 'faq'],
  },
} satisfies PageCopy;
