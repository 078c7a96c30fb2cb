import type { sampleNames } from '../../content/en/sample-names.ts';
import type { PictureId } from '../../src/model/ids.schema.ts';

/** Ids have their words in `content/en/sample-names.ts`. */
type Names = typeof sampleNames;
export type PersonId = keyof Names['people'];
export type FirmId = keyof Names['firms'];
/** Deals of the board and properties. Others, such as declined ones, have a name alone. */
export type DealId = Exclude<
  keyof Names['deals'],
  'falcon' | 'larch' | 'laurel' | 'myrtle' | 'sable' | 'thyme' | 'flint' | 'amber'
>;

export type CheckId = 'identity' | 'owners' | 'sanctions' | 'category' | 'funds';
export type Stage = 'sourced' | 'screening' | 'nda' | 'diligence' | 'closing';

type Task = {
  readonly task: keyof Names['tasks'];
  /** Days are written as 2026-05-12. */
  readonly day: string;
};

export type Firm = {
  readonly kind: keyof Names['kinds'];
  readonly country: keyof Names['countries'];
  /** A workspace has no more users than its plan. */
  readonly plan?: 'single' | 'business';
  readonly users?: readonly PersonId[];
  /** What issuers see of an investor until it engages. */
  readonly number?: string;
  /** Checks of Qanat: passed, with the analyst, or not started. */
  readonly checks?: Readonly<Record<CheckId, 'done' | 'due' | 'open'>>;
};

type Deal = {
  readonly what: {
    readonly sector: keyof Names['sectors'];
    readonly region: keyof Names['regions'];
    readonly assetClass: keyof Names['assetClasses'];
  };
  readonly offer: {
    /** What the issuer raises or asks, in US dollars. */
    readonly amount: number;
    readonly ticket: number;
    /** Last day of its listing. */
    readonly closes: string;
    readonly issuer: FirmId;
    /** On the listing. */
    readonly isIssuerNamed?: boolean;
    readonly picture?: PictureId;
  };
  /** Its place on the board of the fund. */
  readonly board?: {
    readonly stage: Stage;
    /** Documents reviewed, of how many. */
    readonly reviewed?: readonly [number, number];
    readonly next: Task & { readonly people: readonly PersonId[] };
  };
};

export type Commitment = {
  readonly investor: FirmId;
  readonly amount: number;
  /** How far it is. `signed` alone is committed. */
  readonly state: 'signed' | 'documentsOut' | 'legalReview' | 'inReview' | 'dataRoom' | 'ndaSent';
  /** Day of the last signature of the NDA. */
  readonly nda?: string;
  readonly signed?: string;
  readonly sideLetter?: string;
  readonly next?: Task & { readonly person: PersonId };
};

export type Raise = { readonly target: number; readonly commitments: readonly Commitment[] };
export type Firms = Readonly<Record<FirmId, Firm>>;
export type Deals = Readonly<Record<DealId, Deal>>;

/** As far as the rules of `contradictions.ts` read it. */
export type World = {
  readonly today: string;
  readonly firms: Firms;
  readonly deals: Deals;
  readonly raises: Readonly<Record<string, Raise>>;
};
