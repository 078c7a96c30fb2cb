import { facts } from '#content/facts-today.ts';
import { dollars } from '#content/prose-amounts.ts';
import { namedIn } from '#content/promises.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { opens } = promises;

const [least, most] = facts.traditionalSuccessFee.value;

/** The example of a success fee, in US dollars. */
const EXAMPLE = 1_000_000;

/** Copy of the page for founders and capital seekers (R2.34). */
export const founders = {
  hero: {
    screen: { kind: 'product', screen: 'founder-room' },
    tone: 'accent',
    eyebrow: 'Founders and capital seekers',
    title: 'Raise capital and pay no success fee',
    lead: `List your project where professional investors compare opportunities, share files in a virtual data room, and follow every investor from first call to term sheet. ${facts.priceCapitalSeekers.text} covers one project, and each additional month is ${facts.singleExtraMonth.text}.`,
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'Registration is subject to know-your-customer and anti-money-laundering (KYC/AML) checks and review of your documents. A listing does not guarantee funding.',
  },
  sections: {
    price: {
      kind: 'figures',
      heading: `One project costs ${facts.priceCapitalSeekers.text}, whatever you raise`,
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, without add-ons' },
        { value: facts.singleStorage.text, label: 'of data room storage' },
        { value: facts.singleListings.text, label: `marketplace listing per ${facts.listingMonths.text}` },
        { value: 'Zero', label: 'percentage of the capital you raise' },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a raise of ${dollars(EXAMPLE)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `Intermediary’s fee, ${least}%`,
            value: dollars((EXAMPLE * least) / 100),
            amount: (EXAMPLE * least) / 100,
          },
          {
            name: `Intermediary’s fee, ${most}%`,
            value: dollars((EXAMPLE * most) / 100),
            amount: (EXAMPLE * most) / 100,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceCapitalSeekers.text}, once`,
          amount: facts.priceCapitalSeekers.value,
        },
        note: 'Illustrative, without add-ons. The platform does not find investors for you.',
      },
    },
    workflow: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'You decide folder by folder who sees what',
      steps: [
        {
          title: 'Gather the documents',
          description: 'Collect proof of the entity and its owners, the accounts and a complete cap table.',
          features: ['Proof of legal entity', 'Evidence of project rights'],
        },
        {
          title: 'Register and pass the checks',
          description:
            'Submit the documents for review. KYC is completed for the company first, then for the project.',
          features: [
            'KYC of the company and the project',
            `${facts.priceCapitalSeekers.text}, one-time`,
            `Add-ons: ${facts.singleExtraMonth.text} per additional month, ${facts.singleExtraGigabyte.text} per extra GB`,
          ],
        },
        {
          title: 'Write the listing',
          description: 'Set out the terms, the use of funds and the minimum ticket in the standard format.',
          features: [
            `Minimum ticket of ${facts.minimumTicket.text} or more`,
            `${facts.singleListings.text} listing per ${facts.listingMonths.text}`,
          ],
        },
        {
          title: 'Set up your data room',
          description: 'Decide which folders need a signed NDA, and who enters each of them.',
          features: [`${facts.singleStorage.text} of storage`, 'Access set by folder'],
        },
        {
          title: 'Respond to investors',
          description:
            'You learn who investors are when they engage. Note what each one asked and, if they decline, why.',
          features: ['A stage and a next step for each investor', 'The reasons investors gave for declining'],
        },
        {
          title: 'Close the raise',
          description:
            'Agree terms with the investor directly. Keep your own copies: the platform is not an archive.',
          features: ['You contract with the investor', 'Contacts and notes for the next raise'],
        },
      ],
    },
    access: {
      kind: 'prose',
      heading: 'Confidential files wait for the NDA',
      paragraphs: [
        'Your listing introduces the project. Contracts and forecasts are for investors who have signed the NDA and whom you admit.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['Browses', 'Engages', 'Signs the NDA'],
        rows: [
          { who: 'An anonymous investor', cells: [opens.browses, 'No access', 'No access'], seen: [0] },
          {
            who: 'The investor who engages',
            cells: [opens.browses, opens.engages, opens.signs],
            seen: [0, 1, 2],
          },
          {
            who: 'Your team',
            cells: ['No investor name', 'The investor’s name', 'Signature and access'],
            seen: namedIn('issuer'),
          },
        ],
        note: 'Folders behind the NDA open to investors whom you admit.',
      },
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
        'Confidential documents, kept separate from those you share freely.',
      ],
    },
  },
  callToAction: {
    heading: 'Start your application',
    text: 'Register and submit your documents. Your listing can go live once they are approved.',
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['fundraisers', 'accelerators', 'consultants', 'faq'],
  },
} satisfies PageCopy;
