import { facts } from '#content/facts-today.ts';
import { rowOf } from '#content/promises.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

const { says } = promises;

/** Copy of the page for family offices (R2.34). */
export const familyOffice = {
  hero: {
    layout: 'centred',
    tone: 'sunk',
    eyebrow: 'Family offices',
    title: 'Bring every deal to committee with a complete file',
    lead: `${says.firstRead}. Then keep documents, questions and decisions in one pipeline: your committee sees what is settled, what is due and what it asked last time.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'register-investor' } },
    ],
    note: `Free for approved investors, who must be Professional Clients. ${site.product.name} is ${facts.priceBusiness.text} a year for ${facts.multiUsers.text}.`,
  },
  sections: {
    workflow: {
      kind: 'workflow',
      heading: says.onlyIssuer,
      steps: [
        {
          title: 'Apply for the office',
          description: `Accept the terms, pass the KYC/AML checks and show that you are a Professional Client, for example with at least ${facts.professionalClientCash.text} in cash.`,
          features: ['Free of charge', 'Your own visibility filters'],
        },
        {
          title: 'Read listings',
          description: 'Ticket, target, terms and days left are in the same place.',
          features: [says.anonymous, `Minimum tickets from ${facts.minimumTicket.text}`],
        },
        {
          title: 'Build the shortlist',
          description: 'Move an opportunity into the pipeline, with a first assessment.',
          features: ['Stages that your whole office shares', 'The committee’s questions on file'],
        },
        {
          title: 'Engage with one issuer',
          description: 'Sign the NDA; the issuer can then admit you to its data room.',
          features: ['You make first contact', 'E-signature for the NDA'],
        },
        {
          title: 'Do your own due diligence',
          description: `Read the issuer’s documents in its data room, with the colleagues and counsel whom it admits. ${site.name} does not verify them.`,
          features: ['Current version of each document', 'Findings noted on the deal’s file'],
        },
        {
          title: 'Invest, co-invest or decline',
          description: `You contract with the issuer directly. ${site.name} is not a party.`,
          features: ['No obligation to invest', 'Co-investment where the issuer allows it'],
        },
      ],
    },
    discretion: {
      kind: 'prose',
      tone: 'night',
      heading: says.who,
      paragraphs: [says.engaging],
      exhibit: {
        kind: 'visibility',
        steps: ['Browsing', 'Engaged', 'NDA signed'],
        rows: [
          rowOf('platform', promises),
          rowOf('issuer', promises),
          rowOf('administrators', promises),
          rowOf('otherIssuers', promises),
          rowOf('otherInvestors', promises),
        ],
        note: 'What each knows of you at each step.',
      },
    },
  },
  callToAction: {
    heading: 'See your file as your committee would',
    text: 'In a demo we enter a live deal and open its data room. Multi-family offices also see the portal.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'register-investor' } },
    ],
    related: ['investors', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
