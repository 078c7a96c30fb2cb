import type { FilmWords } from '#product/films/film.ts';
import type { Stage } from '#product/world/world.ts';
import { facts } from '../facts-today.ts';
import { day, money, ratio, when } from '../sample-forms.ts';
import { committedOf, dealOf, onBoard, sumOf, targetOf, today } from '../sample-state.ts';
import { world } from '../sample-world.ts';
import { site } from '../site.ts';
import { company } from './company.ts';
import { promises } from './promises.ts';
import { sampleNames } from './sample-names.ts';

const { countries, deals, firms, kinds, people, stages, tasks } = sampleNames;

const { amount } = dealOf('cedar');
const { country, kind } = world.firms.marram;
const target = targetOf('cedar');
const committed = committedOf('cedar');

/** The total of a column of the board, with Project Cedar in it or without. */
const totalOf = (stage: Stage, hasCedar: boolean) =>
  money(sumOf(onBoard(stage).filter(({ id }) => id !== 'cedar')) + (hasCedar ? amount : 0));

/** The totals of two stages, before and after Project Cedar moves from one to the other. */
const totalsFrom = (from: Stage, to: Stage) => [
  { before: totalOf(from, true), after: totalOf(from, false) },
  { before: totalOf(to, false), after: totalOf(to, true) },
];

/** Items of Marram’s list that are settled today, of how many. */
const cedar = onBoard('diligence').find(({ id }) => id === 'cedar');
const [settled = 0, items = 0] = cedar?.settled ?? [];

/**
 * The videos, scene by scene: `npm run films` plays the product screens in this order, and writes the pictures, the
 * captions and with them the transcripts. They are silent.
 */
export const filmWords = {
  label: 'Video transcript',
  heading: 'Transcripts of both videos',
  intro:
    'Both videos are silent. Captions and these transcripts, which also open below each video, say what is shown.',

  tour: {
    title: 'One deal, from sourced to closed',
    description: `${deals.cedar} from the marketplace to its close, on screens of ${site.product.name} with sample data. Silent, with captions.`,
    steps: [stages.sourced, stages.screening, stages.nda, stages.diligence, stages.closing, 'Closed'],
    scenes: [
      {
        id: 'opening',
        seconds: 4,
        title: 'One deal, from sourced to closed',
        text: `${deals.cedar}, ${money(amount)}. All names and figures are samples.`,
      },
      {
        id: 'sourced',
        seconds: 5.5,
        step: 0,
        title: 'Sourced on the marketplace',
        text: 'Ticket, target and days left are on every listing. The fund reads it anonymously.',
        screen: 'marketplace-browse',
        shots: [{ at: 1.4, on: deals.cedar, lights: true }],
      },
      {
        id: 'engaged',
        seconds: 5,
        step: 1,
        title: 'One issuer learns the name',
        text: promises.says.engaging,
        screen: 'marketplace-engage',
        shots: [{ at: 1.4, on: `${kinds[kind]} · ${countries[country]}`, lights: true }],
      },
      {
        id: 'nda',
        seconds: 4.5,
        step: 2,
        title: 'The NDA is signed on screen',
        text: 'Each party signs electronically. The issuer countersigns last.',
        screen: 'nda',
        shots: [{ at: 1, on: people.nadia.name, draws: true }],
      },
      {
        id: 'diligence',
        seconds: 5,
        step: 3,
        title: 'On to due diligence',
        text: 'The card moves, the totals follow, and the next step names who is responsible.',
        screen: 'pipeline',
        move: {
          at: 2,
          card: deals.cedar,
          from: stages.nda,
          to: stages.diligence,
          changes: totalsFrom('nda', 'diligence'),
        },
      },
      {
        id: 'room',
        seconds: 5,
        step: 3,
        title: 'The issuer opens its data room',
        text: 'Each investor is admitted by name, and each group sees its own documents.',
        screen: 'data-room',
        shots: [
          { at: 1, on: sampleNames.documents.lastYear },
          { at: 3, on: people.imran.name, lights: true },
        ],
      },
      {
        id: 'commitments',
        seconds: 5.5,
        step: 4,
        title: 'Commitments count once they are signed',
        text: `Of ${money(target)}, ${money(committed)} is committed: each stream is one investor.`,
        screen: 'fundraising',
        shots: [{ at: 0.8, on: money(target - committed), draws: true }],
      },
      {
        id: 'closing',
        seconds: 5,
        step: 4,
        title: 'Every item on the list is settled',
        text: 'The card moves to closing. One countersignature is left.',
        screen: 'pipeline',
        move: {
          at: 2,
          card: deals.cedar,
          from: stages.diligence,
          to: stages.closing,
          changes: [
            ...totalsFrom('diligence', 'closing'),
            { before: ratio(settled, items), after: ratio(items, items) },
            { before: tasks.openRoom, after: tasks.countersign },
            { before: when(today), after: day(dealOf('cedar').closes) },
          ],
        },
      },
      {
        id: 'closed',
        seconds: 4.5,
        step: 5,
        title: 'Closed, with no success fee',
        text: `${site.name} charges a price by plan, whether or not a deal closes.`,
      },
    ],
  },

  explainer: {
    title: `${site.name} in under a minute`,
    description: `${site.product.name} and the marketplace: what the platform offers, and at what price. Silent, with captions.`,
    steps: [site.product.name, 'Marketplace', 'Prices'],
    scenes: [
      {
        id: 'opening',
        seconds: 5,
        title: 'A qanat brings water to where it is needed',
        text: `Here it is capital. ${site.name}: a private-markets platform and marketplace.`,
      },
      {
        id: 'pipeline',
        seconds: 4.5,
        step: 0,
        title: 'One pipeline for the whole team',
        text: 'Every deal has its stage, its next step and the people responsible.',
        screen: 'pipeline',
        shots: [{ at: 1.4, on: deals.cedar, lights: true }],
      },
      {
        id: 'checks',
        seconds: 5,
        step: 0,
        title: 'KYC/AML checks before access',
        text: `${site.name} screens each user. A firm sees the status, not the documents.`,
        screen: 'kyc',
        shots: [{ at: 1.4, on: firms.alder.name, lights: true }],
      },
      {
        id: 'room',
        seconds: 5,
        step: 0,
        title: 'A data room with access by group',
        text: 'Each group may download a document, only view it, or not see it at all.',
        screen: 'data-room',
        shots: [{ at: 1.4, on: sampleNames.documents.lastYear, lights: true }],
      },
      {
        id: 'browse',
        seconds: 5,
        step: 1,
        title: 'A marketplace across borders and assets',
        text: 'Every listing has the same format, so tickets and terms can be compared.',
        screen: 'marketplace-browse',
        shots: [{ at: 1.4, on: deals.juniper, lights: true }],
      },
      {
        id: 'anonymous',
        seconds: 5.5,
        step: 1,
        title: promises.says.anonymous,
        text: 'Issuers see a number. The investor decides with whom to engage.',
        screen: 'listing-anonymous',
        shots: [{ at: 1.4, on: promises.parties.otherIssuers, lights: true }],
      },
      {
        id: 'together',
        seconds: 5.5,
        step: 1,
        title: 'Several investors, one opportunity',
        text: 'Each has their own contract with the issuer. The others are not named.',
        screen: 'marketplace-co-invest',
        shots: [{ at: 0.8, on: promises.notNamed, draws: true }],
      },
      {
        id: 'prices',
        seconds: 5,
        step: 2,
        title: 'Zero success fees',
        text: 'Prices by plan. Closing a deal triggers no invoice.',
        figures: [
          { value: 'Free', label: 'for investors' },
          { value: facts.priceCapitalSeekers.text, label: 'one-time, for one project' },
          { value: facts.priceBusiness.text, label: 'a year, for a team' },
        ],
      },
      {
        id: 'end',
        seconds: 6,
        title: company.tagline,
        text: `${site.name} is a technology platform. It gives no investment advice and does not broker or solicit transactions.`,
      },
    ],
  },
} as const satisfies FilmWords;
