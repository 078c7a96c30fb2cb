import type { ScreenContent } from '#product/screens/screens.ts';
import { day, money, number, time, when } from '../../sample-forms.ts';
import { checksOf, eventsOf, investorsOf, momentOf, momentOfLast, questionsOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, countries, deals, firms, kinds, people, states, topics } = sampleNames;

const investors = investorsOf('cedar');
const { firms: cast } = world;
const { usualTicket } = world.alder;
const about = { deal: 'cedar', firm: 'alder' } as const;
const questions = questionsOf('cedar');
const sent = momentOfLast('ndaSent', about);
const signed = momentOfLast('ndaSigned', about);
const countersigned = momentOfLast('ndaCountersigned', about);
const contacts = eventsOf(['met', 'ndaCountersigned', 'admitted', 'answered'], about);
const own = investors.filter(({ investor }) => investor === 'alder');
const answered = questions.flatMap(({ firm, topic, answer }) =>
  firm === 'alder' && answer ? [{ topic, answer }] : [],
);
const questionStates = {
  answered: { text: 'Answered', tone: 'good', icon: 'check' },
  open: { text: 'Open', tone: 'wait', icon: 'clock' },
} as const;
const tones = ['deep', 'sand', 'light', 'stone', 'clay'] as const;
const kyc = checksOf('alder');
const passed = Object.values(kyc).filter((check) => check === 'done').length;

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
          items: [
            {
              name: firms.alder.name,
              line: `${kinds[cast.alder.kind]} · ${countries[cast.alder.country]}`,
              initials: firms.alder.initial,
              isSubject: true,
            },
            ...own.map(({ amount }) => ({ name: 'Open interest', value: money(amount) })),
            { name: 'Usual ticket', value: `${money(usualTicket.from)} to ${money(usualTicket.to)}` },
            ...contacts.slice(-1).map((last) => ({ name: 'Last contact', value: when(momentOf(last)) })),
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Timeline',
          aside: deals.cedar,
          items: [
            ...answered.map(({ topic, answer }) => ({
              name: topics[topic],
              line: `Answered by ${people[answer.person ?? 'imran'].name}`,
              icon: 'mail' as const,
              value: time(momentOf(answer)),
            })),
            {
              name: 'Admitted to the data room',
              line: `By ${people.nadia.name}, to Group B`,
              icon: 'folder',
              value: time(momentOfLast('admitted', about)),
            },
            {
              name: 'NDA signed by both sides',
              line: `Countersigned by ${people.nadia.name}`,
              icon: 'signature',
              value: time(countersigned),
            },
            {
              name: 'First meeting',
              line: 'By video',
              icon: 'handshake',
              value: day(momentOfLast('met', about)),
            },
          ],
        },
        {
          kind: 'table',
          onPhones: true,
          title: 'All questions',
          aside: deals.cedar,
          rows: questions.map(({ firm, topic, person = 'nadia', answer }) => ({
            cells: [
              { text: firms[firm].name, line: topics[topic] },
              { initials: people[person].initials, tone: 'accent' as const },
              {
                chip: answer
                  ? { ...questionStates.answered, before: questionStates.open }
                  : questionStates.open,
              },
            ],
            ...(firm === 'alder' && { isCurrent: true }),
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
            { name: 'Sent', state: 'done', value: day(sent) },
            { name: 'Signed by the investor', state: 'done', value: day(signed) },
            { name: 'Countersigned', state: 'done', value: when(countersigned) },
          ],
        },
        {
          kind: 'list',
          title: 'KYC/AML checks',
          aside: `Passed: ${number(passed)}`,
          items: [
            { name: 'Identity', state: kyc.identity },
            { name: 'Owners', state: kyc.owners },
            { name: 'Sanctions and PEP', state: kyc.sanctions },
            { name: 'Professional Client', state: kyc.category },
            { name: 'Source of funds', state: kyc.funds, value: checks.outstanding.text },
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
