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
} as const satisfies Readonly<Record<string, Readonly<Record<Step, Knowledge>>>>;

export type Party = keyof typeof knowledge;

type Words = {
  readonly parties: Readonly<Record<Party, string>>;
  readonly knows: Readonly<Record<Knowledge, string>>;
};

const steps = ['browses', 'engages', 'signs'] as const satisfies readonly Step[];

/** The steps, by their places from 0, in which a party knows who the investor is. */
export const namedIn = (party: Party): number[] =>
  steps.flatMap((step, index) => (knowledge[party][step] === 'noName' ? [] : [index]));

/** The row of a party in a table of who knows what. */
export const rowOf = (party: Party, { parties, knows }: Words) => ({
  who: parties[party],
  cells: steps.map((step) => knows[knowledge[party][step]]),
  seen: namedIn(party),
});
