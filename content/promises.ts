/** The steps of an investor with one issuer. */
type Step = 'browses' | 'engages' | 'signs';

/** What a party knows of an investor: `checked` is the name with the result of the KYC/AML checks. */
type Knowledge = 'noName' | 'name' | 'signature' | 'checked';

/** Who learns an investor’s name, and when (R1.4). A table or screen of it takes its rows from here. */
export const knowledge = {
  platform: { browses: 'checked', engages: 'checked', signs: 'checked' },
  administrators: { browses: 'checked', engages: 'checked', signs: 'checked' },
  issuer: { browses: 'noName', engages: 'name', signs: 'signature' },
  otherIssuers: { browses: 'noName', engages: 'noName', signs: 'noName' },
  otherInvestors: { browses: 'noName', engages: 'noName', signs: 'noName' },
  advisors: { browses: 'noName', engages: 'noName', signs: 'noName' },
} as const satisfies Readonly<Record<string, Readonly<Record<Step, Knowledge>>>>;

/** The parts of a project that a reader may see. */
type Part = 'summary' | 'listing' | 'dataRoom';

/** On which condition a reader sees a part. */
type Access = 'approved' | 'admitted' | 'featured' | 'never';

/** Who sees a project, and who opens its data room: the issuer admits, after the NDA (R6.3 to R6.5). */
export const access = {
  investors: { summary: 'approved', listing: 'approved', dataRoom: 'admitted' },
  advisors: { summary: 'approved', listing: 'approved', dataRoom: 'admitted' },
  public: { summary: 'featured', listing: 'never', dataRoom: 'never' },
} as const satisfies Readonly<Record<string, Readonly<Record<Part, Access>>>>;

export type Party = keyof typeof knowledge;
export type Reader = keyof typeof access;

type Words = {
  readonly parties: Readonly<Record<Party, string>>;
  readonly knows: Readonly<Record<Knowledge, string>>;
  readonly readers: Readonly<Record<Reader, string>>;
  readonly sees: Readonly<Record<Access, string>>;
};

const steps = ['browses', 'engages', 'signs'] as const satisfies readonly Step[];
const parts = ['summary', 'listing', 'dataRoom'] as const satisfies readonly Part[];

/** The steps, by their places from 0, in which a party knows who the investor is. */
export const namedIn = (party: Party): number[] =>
  steps.flatMap((step, index) => (knowledge[party][step] === 'noName' ? [] : [index]));

/** The row of a party in a table of who knows what. */
export const rowOf = (party: Party, { parties, knows }: Words) => ({
  who: parties[party],
  cells: steps.map((step) => knows[knowledge[party][step]]),
  seen: namedIn(party),
});

/** The row of a reader in a table of who sees a project. */
export const readerRowOf = (reader: Reader, { readers, sees }: Words) => ({
  who: readers[reader],
  cells: parts.map((part) => sees[access[reader][part]]),
  seen: parts.flatMap((part, index) => (access[reader][part] === 'never' ? [] : [index])),
});
