import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, day, money, number, time, when } from '../../sample-forms.ts';
import { investorsOf, shareOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { countries, deals, firms, kinds, people, states, topics } = sampleNames;

const investors = investorsOf('cedar');
const { alderNda, firms: cast, room } = world;
const { usualTicket } = alderNda;
const own = investors.filter(({ investor }) => investor === 'alder');
const questions = world.questions.filter(({ investor }) => investor === 'alder');
const tones = ['deep', 'sand', 'light', 'stone', 'clay'] as const;
const kyc = cast.alder.checks;
const passed = Object.values(kyc ?? {}).filter((check) => check === 'done').length;

/** The investor CRM of an issuer: one investor with agreements, checks and history. */
export const relations = {
  description: `The investor CRM: a list of investors by status, and the record of ${firms.alder.name} with its usual ticket, its signed NDA, the status of its KYC/AML checks and a timeline of ${deals.cedar}.`,
  app: 'product',
  section: 'investors',
  owner: { workspace: firms.saltline.name, person: people.imran },
  title: 'Investors',
  aside: deals.cedar,
  people: [people.imran.initials],
  buttons: [
    { text: 'Send an NDA', icon: 'signature' },
    { text: 'Add investor', icon: 'plus' },
  ],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'All investors',
          aside: number(investors.length),
          items: investors.map(({ investor, state }, place) => ({
            name: firms[investor].name,
            line: `${countries[cast[investor].country]} · ${states[state].text}`,
            initials: firms[investor].initial,
            tone: investor === 'alder' ? ('accent' as const) : (tones[place % tones.length] ?? 'stone'),
            ...(investor === 'alder' && { isCurrent: true }),
          })),
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          items: [
            {
              name: firms.alder.name,
              line: `${kinds[cast.alder.kind]} · ${countries[cast.alder.country]}`,
              initials: firms.alder.initial,
              isSubject: true,
            },
            ...own.map(({ amount }) => ({ name: 'Open interest', value: money(amount) })),
            { name: 'Usual ticket', value: `${money(usualTicket.from)} to ${money(usualTicket.to)}` },
            { name: 'Last contact', value: when(alderNda.countersigned) },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Timeline',
          aside: deals.cedar,
          items: [
            {
              name: 'Admitted to the data room',
              line: `By ${people.nadia.name}, to Group B`,
              icon: 'folder',
              value: time(room.admitted),
            },
            {
              name: 'NDA signed by both sides',
              line: `Countersigned by ${people.nadia.name}`,
              icon: 'signature',
              value: time(alderNda.countersigned),
            },
            ...questions.map(({ topic, person, asked }) => ({
              name: topics[topic],
              line: `Open with ${people[person].name}`,
              icon: 'mail' as const,
              value: day(asked),
            })),
            { name: 'First meeting', line: 'By video', icon: 'handshake', value: day(alderNda.lastMet) },
          ],
        },
        {
          kind: 'table',
          title: 'Interest',
          aside: count('projects', own.length),
          rows: [
            ...own.map(({ state, amount }) => ({
              cells: [
                { text: deals.cedar, line: states[state].text },
                { share: shareOf(amount, usualTicket.to) },
                money(amount),
              ],
            })),
            { cells: [{ text: 'Other issuers', line: 'Not shown to you' }, { icon: 'eye-off' }] },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          title: 'Mutual NDA',
          aside: 'Signed',
          items: [
            { name: 'Sent', state: 'done', value: day(alderNda.sent) },
            { name: 'Delivered', state: 'done', value: day(alderNda.delivered) },
            { name: 'Signed by the investor', state: 'done', value: day(alderNda.signed) },
            { name: 'Countersigned', state: 'done', value: when(alderNda.countersigned) },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          title: 'KYC/AML checks',
          aside: `Passed: ${number(passed)}`,
          items: [
            { name: 'Identity', state: kyc?.identity ?? 'open' },
            { name: 'Owners', state: kyc?.owners ?? 'open' },
            { name: 'Sanctions and PEP', state: kyc?.sanctions ?? 'open' },
            { name: 'Professional Client', state: kyc?.category ?? 'open' },
            { name: 'Source of funds', state: kyc?.funds ?? 'open', value: 'With the analyst' },
          ],
        },
        {
          kind: 'list',
          title: 'Preferences',
          onTablets: false,
          items: [
            { name: 'Logistics', icon: 'globe' },
            { name: 'Healthcare', icon: 'shield' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
