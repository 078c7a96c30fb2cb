import type { SampleRecords } from '#src/model/sample-records.schema.ts';
import { count, date, day, number, time } from '../sample-forms.ts';
import { eventsOf, lastOf, momentOf, momentOfLast, rightOf, usersOf, yearAfter } from '../sample-state.ts';
import { world } from '../sample-world.ts';
import { site } from '../site.ts';
import { sampleNames } from './sample-names.ts';

const { access, countries, deals, documents, firms, kinds, people } = sampleNames;
const { firms: cast, room } = world;
const cedar = { deal: 'cedar' } as const;
const alder = { deal: 'cedar', firm: 'alder' } as const;
const bayan = { firm: 'bayan' } as const;

const approved = lastOf('approved', bayan);
const analyst = people[approved.person ?? 'mira'];
const sent = momentOfLast('ndaSent', alder);
const signed = momentOfLast('ndaSigned', alder);
const countersigned = momentOfLast('ndaCountersigned', alder);

const moment = (at: string) => `${day(at)}, ${time(at)}`;

const checks = {
  identity: { name: 'Identity', seen: 'Passport and live photograph of the signatory' },
  owners: { name: 'Owners', seen: 'Register of owners, traced to natural persons' },
  sanctions: { name: 'Sanctions', seen: 'Sanctions lists, politically exposed persons: no match' },
  category: { name: 'Client category', seen: 'Evidence of cash, for a Professional Client' },
  funds: { name: 'Source of funds', seen: 'Audited accounts and a letter from the bank' },
} as const;

/** Every change of access to the operating model, the last one first. */
const accessLog = eventsOf(['uploaded', 'opened', 'admitted', 'refused'], cedar)
  .filter((event) => event.act !== 'opened' || event.documents.includes('model'))
  .toReversed();

/** An entry of the access log in words. */
function changeOf(event: (typeof accessLog)[number]): string {
  switch (event.act) {
    case 'uploaded':
      return `Version ${number(event.version)} uploaded`;
    case 'opened':
      return event.group === 'A' ? 'Opened to Group A: download' : 'Opened to Group B: view only';
    case 'admitted':
      return event.group === 'A'
        ? `Admitted to Group A, as lead investor: ${firms[event.firm].name}`
        : `Admitted to Group B: ${firms[event.firm].name}`;
    case 'refused':
      return `Not admitted, no signed NDA: ${firms[event.firm].name}`;
  }
}

const [signatory = 'rania'] = usersOf('alder');
const [no = ''] = room.documents.flatMap((one) => (one.id === 'model' ? [one.no] : []));

/** Three records of the sample world, as the platform keeps them. */
export const sampleRecords = {
  kyc: {
    line: `${firms.bayan.name} · ${kinds[cast.bayan.kind]} · ${countries[cast.bayan.country]}`,
    facts: [
      { label: 'Decision', value: 'Approved as a Professional Client' },
      { label: 'Decided by', value: `${analyst.name}, ${analyst.role}` },
      { label: 'Decided on', value: `${date(momentOf(approved))}, ${time(momentOf(approved))}` },
      { label: 'Applied on', value: date(momentOfLast('applied', bayan)) },
      { label: 'Next review', value: date(yearAfter(momentOf({ on: approved.on }))) },
    ],
    columns: ['Check', 'Basis', 'Decided by', 'Decided'],
    rows: eventsOf(['checked'], bayan).flatMap(({ check, person, ...event }) =>
      check && person
        ? [{ cells: [checks[check].name, checks[check].seen, people[person].name, moment(momentOf(event))] }]
        : [],
    ),
    note: `${site.name} makes these checks for its own legal duties. They say nothing about a project.`,
  },
  nda: {
    line: `Between ${firms.saltline.name} and ${firms.alder.name} · ${deals.cedar}`,
    facts: [
      { label: 'Sent', value: day(sent) },
      { label: 'Signed by the investor', value: day(signed) },
      { label: 'Countersigned', value: moment(countersigned) },
    ],
    clauses: {
      purpose: {
        title: 'Purpose',
        text: `The parties exchange information about ${deals.cedar} so that the investor can decide whether to invest.`,
      },
      confidential: {
        title: 'What is confidential',
        text: `All information in the data room of ${deals.cedar} or given about it, whether marked or not.`,
      },
      use: {
        title: 'What it may be used for',
        text: 'To decide whether to invest, and for nothing else.',
      },
      people: {
        title: 'Who may see it',
        text: 'Employees, and advisers bound by the same duty. Each party is responsible for its own.',
      },
      exceptions: {
        title: 'What is not confidential',
        text: 'What is public, what a party already knew or worked out by itself, and what a third party was free to tell it.',
      },
      law: {
        title: 'Disclosure required by law',
        text: 'A party that a court or a regulator orders to disclose tells the other first, where it may, and discloses no more than it must.',
      },
      deletion: {
        title: 'Return and deletion',
        text: 'On request each party returns or deletes what it received, but for copies that the law requires it to keep.',
      },
      duties: {
        title: 'No other duties',
        text: 'Neither party must invest, sell or negotiate further. No right in the information passes.',
      },
      term: {
        title: 'Term',
        text: `These duties end ${count('years', room.years)} after the last signature.`,
      },
      governing: {
        title: 'Governing law',
        text: 'The law and the courts of the Dubai International Financial Centre.',
      },
    },
    signatures: [
      { name: people[signatory].name, line: `${firms.alder.name}, ${day(signed)}` },
      { name: people.nadia.name, line: `${firms.saltline.name}, ${day(countersigned)}` },
    ],
    note: 'The signed NDA opens no data room. The issuer decides whom to admit.',
  },
  access: {
    line: `${number(no)} ${documents.model} · ${deals.cedar}`,
    facts: [
      { label: 'Group A', value: access[rightOf('model', 'A')].text },
      { label: 'Group B', value: access[rightOf('model', 'B')].text },
      { label: 'Advisers', value: access[rightOf('model', 'advisers')].text },
    ],
    columns: ['When', 'Change', 'By'],
    rows: accessLog.map((entry) => ({
      cells: [moment(momentOf(entry)), changeOf(entry), people[entry.person ?? 'nadia'].name],
    })),
    note: 'Every change of access is kept, with person and time.',
  },
} satisfies SampleRecords;
