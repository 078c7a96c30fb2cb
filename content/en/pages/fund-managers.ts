import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for fund managers (R2.34). */
export const fundManagers = {
  hero: {
    layout: 'below',
    tone: 'night',
    eyebrow: 'Fund managers',
    title: 'Take your fund to final close with one investor list',
    lead: `${site.product.name} shows every partner the same list: what each investor has asked, signed and committed, and what is outstanding before the close. The price is ${facts.priceBusiness.text} a year for ${facts.multiUsers.text}.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    note: 'For private equity, private credit and real estate funds.',
  },
  sections: {
    workflow: {
      kind: 'workflow',
      heading: 'Every partner sees the same investor at the same stage',
      steps: [
        {
          title: 'Load the fund documents',
          description:
            'Add the placement memorandum, audited accounts and track record before outreach begins.',
          features: ['One current version of each document', 'Confidential files behind the NDA'],
        },
        {
          title: 'Assign each investor',
          description: 'Assign every investor to one partner, with notes from earlier funds.',
          features: ['A next step for each investor', 'Earlier decisions on record'],
        },
        {
          title: 'List the fund',
          description: 'Present the strategy to professional investors in the standard format.',
          features: [
            'Interest from investors you have not met',
            'Live once the fund’s documents are approved',
          ],
        },
        {
          title: 'Move investors to commitment',
          description:
            'Take each investor from interest through diligence to commitment, one stage at a time.',
          features: ['NDAs sent for e-signature', 'One answer for every investor you admit'],
        },
        {
          title: 'Follow the KYC/AML checks',
          description:
            'Follow the checks on each investor alongside diligence. Your own duties before the investor subscribes remain.',
          features: ['Status on each investor’s file', 'Outstanding items listed'],
        },
        {
          title: 'Hold the first close',
          description: 'Record each commitment and file each side letter under its investor.',
          features: ['Commitments against the target', 'Terms on file for the next close'],
        },
        {
          title: 'Continue to the final close',
          description: 'Use the same list for each later close.',
          features: ['One closing date for all partners', 'Terms of earlier closes on file'],
        },
      ],
    },
    raise: {
      kind: 'features',
      layout: 'timeline',
      pace: 'dense',
      heading: 'What saves time',
      items: [
        { title: 'One answer', description: 'Each question is answered once, beside its document.' },
        { title: 'One date', description: 'All partners work to one closing date.' },
        { title: 'Side letters', description: 'Terms of one close are ready at the next.' },
      ],
    },
    carry: {
      kind: 'figures',
      tone: 'night',
      heading: 'The price does not grow with your close',
      items: [
        {
          value: facts.traditionalSuccessFee.text,
          label: 'traditional success fee at a close',
          isReplaced: true,
        },
        {
          value: 'Zero',
          label: `paid to ${site.name} at any close`,
        },
        {
          value: facts.multiExtraListing.text,
          label: `per marketplace listing for ${facts.listingMonths.text}, an add-on of the Business plan`,
        },
      ],
    },
  },
  callToAction: {
    heading: 'Book a demo before your next close',
    text: 'We set up your closing calendar with sample names and show what is outstanding before each close.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['pe-venture-capital', 'family-office', 'fundraisers', 'faq'],
  },
} satisfies PageCopy;
