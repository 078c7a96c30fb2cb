export type Step = {
  /** The values of the choices that are pressed. */
  readonly choices: readonly string[];
  /** A selector of parts that the step does without. */
  readonly without?: string;
  /** A selector of the parts that are lit. */
  readonly lit: string;
};

type Workflow = {
  /** The screen in the hero of a page without a drawing. */
  readonly screen?: string;
  readonly steps: readonly Step[];
};

const row = (index: number) => `[data-part=rows] li:nth-child(${index})`;
const round = (index: number) => `[data-round="${index}"], [scope=row]`;
const stage = (index: number) => `[data-part=stages] > :nth-child(${index}), [data-choices="1"]`;

const answer = (index: number) => `[data-part=answer]:nth-child(${index + 1})`;
const fact = (index: number) => `li:first-child dt:nth-of-type(${index})`;
/** Nothing of what the choices show has happened. */
const none = ['0'];
const needs = '[data-part=needs]';
const figures = '[data-part=figures]';
const colours = '[data-part=colours]';
const secondRow = '[data-part=board] [data-phones] > :nth-child(3)';
const documents = '[data-size=main]:first-child > [data-part=list], [data-surface=night] li:nth-child(4)';
const menu = ':has(> [data-part=person])';
const others = '[data-part=listings] li:nth-child(n + 4)';

/** By page: what its hero shows at each step of its workflow, in order. */
export const stages: Readonly<Record<string, Workflow>> = {
  'family-office': {
    steps: [
      { choices: ['1'], lit: '[data-part=member]' },
      { choices: ['1'], lit: 'dl' },
      { choices: ['1'], lit: '[data-part=note]' },
      { choices: ['1'], lit: row(1) },
      { choices: ['2'], lit: '[data-part=rows]' },
      { choices: ['3'], lit: '[data-part=rows], [data-part=stamp]' },
    ],
  },
  'fund-managers': {
    steps: [
      { choices: ['1'], without: `${needs}, ${figures}, [data-part=row]`, lit: '[data-part=bar]' },
      { choices: ['2'], without: figures, lit: `${needs} li` },
      { choices: ['2'], without: needs, lit: '[data-part=row]:last-child' },
      { choices: ['2'], without: needs, lit: '[data-part=row]:not(:last-child)' },
      { choices: ['2'], without: figures, lit: `${needs} li:nth-child(3)` },
      { choices: ['1'], without: needs, lit: '[data-part=streams]' },
      { choices: ['3'], without: needs, lit: '[data-part=streams]' },
    ],
  },
  'advisory-ma': {
    steps: [
      { choices: none, lit: '[data-part=bar]' },
      { choices: none, lit: '[scope=row]' },
      { choices: ['1'], lit: round(1) },
      { choices: ['2'], lit: round(2) },
      { choices: ['4'], lit: round(4) },
      { choices: ['5'], lit: `${round(5)}, [data-part=facts]` },
      { choices: ['6'], lit: round(6) },
    ],
  },
  'pe-venture-capital': {
    steps: [
      { choices: ['1'], lit: stage(1) },
      { choices: ['2'], lit: '[data-choices="12"]' },
      { choices: ['1'], lit: stage(3) },
      { choices: ['1'], lit: stage(4) },
      { choices: ['1'], lit: stage(5) },
      { choices: ['3'], lit: '[data-choices="13"]' },
    ],
  },
  accelerators: {
    screen: 'programme-portal',
    steps: [
      { choices: ['ocean'], without: `${figures}, ${secondRow}`, lit: colours },
      { choices: ['plum'], without: `${colours}, ${figures}`, lit: '[data-part=board]' },
      {
        choices: ['plum'],
        without: `${colours}, ${figures}`,
        lit: '[data-part=board] :is(svg, [data-tone])',
      },
      { choices: ['plum'], without: `${colours}, ${figures}`, lit: '[data-part=bar]' },
      { choices: ['plum'], without: `${colours}, ${menu}`, lit: figures },
    ],
  },
  investors: {
    screen: 'listing-anonymous',
    steps: [
      { choices: ['1'], without: documents, lit: '[data-part=person]' },
      { choices: ['1'], without: documents, lit: '[data-part=listings]' },
      { choices: ['2'], without: documents, lit: '[data-surface=night]' },
      { choices: ['2'], without: documents, lit: '[data-part=listings] dl' },
    ],
  },
  founders: {
    screen: 'founder-room',
    steps: [
      { choices: ['1'], lit: '[data-part=table]' },
      { choices: ['1'], lit: '[data-part=bar], [data-subject]' },
      { choices: ['1'], lit: '[data-surface=night]' },
      { choices: ['2'], lit: '[data-part=table]' },
      { choices: ['2'], lit: '[data-size=side]' },
      { choices: ['3'], lit: '[data-size=side]' },
    ],
  },
  fundraisers: {
    steps: [
      { choices: none, lit: '[data-part=letterhead]' },
      { choices: ['3'], without: answer(1), lit: `${answer(3)} li:last-child` },
      { choices: ['4'], without: answer(1), lit: answer(4) },
      { choices: ['2'], without: answer(1), lit: answer(2) },
      { choices: ['3'], without: answer(1), lit: answer(3) },
      { choices: ['4'], without: `${answer(2)}, ${answer(3)}, ${answer(4)}`, lit: answer(1) },
    ],
  },
  consultants: {
    steps: [
      { choices: ['3', '6'], lit: '[data-part=filters]' },
      { choices: ['3', '7'], lit: 'li:first-child details' },
      { choices: ['3', '7'], lit: `${fact(2)}, ${fact(2)} + dd` },
      { choices: ['3', '7'], lit: `${fact(1)}, ${fact(1)} + dd` },
      { choices: ['3', '8'], lit: 'li:first-child details' },
    ],
  },
  'luxury-real-estate': {
    screen: 'property-listings',
    steps: [
      { choices: [], without: others, lit: '[data-part=person]' },
      { choices: [], without: others, lit: '[data-part=listings]' },
      { choices: [], without: others, lit: '[data-part=listings] li:first-child' },
      { choices: [], without: others, lit: '[data-part=listings] li:first-child [data-hidden]' },
      { choices: [], without: others, lit: '[data-part=listings] li:first-child dl' },
    ],
  },
  'secondary-exit': {
    steps: [
      { choices: ['1'], lit: '[data-part=holding]' },
      { choices: ['1'], lit: '[data-part=view] ul' },
      { choices: ['2'], lit: '[data-part=holding], [data-part=view] ul' },
      { choices: ['3'], lit: 'svg [data-choices="3"], [data-part=view] dl' },
    ],
  },
};
