import type { ScreenContent } from '#product/screens/screens.ts';
import { day, money, number, time, when } from '../../sample-forms.ts';
import { investorsOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { countries, deals, firms, kinds, people, states, topics } = sampleNames;

const investors = investorsOf('cedar');
const { alderNda, firms: cast, room } = world;
const { usualTicket } = alderNda;
const own = investors.filter(({ investor }) => investor === 'alder');
const answered = world.questions.flatMap((question) => ('answered' in question ? [question] : []));
const questionStates = {
  answered: { text: 'Answered', tone: 'good', icon: 'check' },
  open: { text: 'Open', tone: 'wait', icon: 'clock' },
} as const;
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
          items: investors.map(({ investor, state }, index) => ({
            name: firms[investor].name,
            line: `${countries[cast[investor].country]} · ${states[state].text}`,
            initials: firms[investor].initial,
            tone: investor === 'alder' ? ('accent' as const) : (tones[index % tones.length] ?? 'stone'),
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
            ...answered.map(({ topic, person, answered: moment }) => ({
              name: topics[topic],
              line: `Answered by ${people[person].name}`,
              icon: 'mail' as const,
              value: time(moment),
            })),
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
            { name: 'First meeting', line: 'By video', icon: 'handshake', value: day(alderNda.lastMet) },
          ],
        },
        {
          kind: 'table',
          onPhones: true,
          title: 'Questions',
          aside: deals.cedar,
          rows: world.questions.map(({ investor, topic, person, ...question }) => ({
            cells: [
              { text: firms[investor].name, line: topics[topic] },
              { initials: people[person].initials, tone: 'accent' as const },
              {
                chip:
                  'answered' in question
                    ? { ...questionStates.answered, before: questionStates.open }
                    : questionStates.open,
              },
            ],
            ...(investor === 'alder' && { isCurrent: true }),
          })),
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
