import type { sampleNames } from '../../content/en/sample-names.ts';
import type { PictureId } from '../../src/model/ids.schema.ts';

/** Ids have their words in `content/en/sample-names.ts`. */
type Names = typeof sampleNames;
export type PersonId = keyof Names['people'];
export type FirmId = keyof Names['firms'];
export type DocumentId = keyof Names['documents'];
export type TaskId = keyof Names['tasks'];
/** Deals with an offer. Others, such as declined ones, have a name and events alone. */
export type DealId = Exclude<
  keyof Names['deals'],
  'falcon' | 'larch' | 'laurel' | 'myrtle' | 'sable' | 'thyme' | 'flint' | 'amber'
>;

export type CheckId = 'identity' | 'owners' | 'sanctions' | 'category' | 'funds';
export type Stage = 'sourced' | 'screening' | 'nda' | 'diligence' | 'closing';
/** Of a data room: the lead investor, other investors, and advisers. */
export type Group = 'A' | 'B' | 'advisers';
export type Right = 'download' | 'view';

/** What an investor and an issuer do, in this order. `countersigned` is that of the contract: the amount is committed. */
export type Step =
  | 'engaged'
  | 'ndaSent'
  | 'ndaSigned'
  | 'ndaCountersigned'
  | 'admitted'
  | 'reviewStarted'
  | 'draftSent'
  | 'documentsSent'
  | 'signed'
  | 'countersigned';

/** A deal, or the fund that its manager raises. */
type Deal = keyof Names['deals'] | 'fund';
type OfInvestor = { readonly deal: Deal; readonly firm: FirmId };

/** Working days of the financial centre from today; `at` is the time in Dubai, where a screen shows it. */
type Moment = { readonly on: number; readonly at?: string; readonly person?: PersonId };

/** What happens in the sample world. What is yet to come is planned. */
export type SampleEvent = Moment &
  (
    | { readonly act: 'checked'; readonly firm: FirmId; readonly check?: CheckId }
    | { readonly act: 'renewalDue'; readonly firm: FirmId; readonly check: CheckId }
    | { readonly act: 'applied' | 'approved'; readonly firm: FirmId }
    | ({ readonly act: 'engaged'; readonly amount: number } & OfInvestor)
    | ({ readonly act: 'admitted'; readonly group?: Group } & OfInvestor)
    | ({ readonly act: Exclude<Step, 'engaged' | 'admitted'> } & OfInvestor)
    | ({ readonly act: 'sourced' | 'screened' | 'met' | 'sideLetter' | 'refused' } & OfInvestor)
    | ({ readonly act: 'saved'; readonly alias: string } & OfInvestor)
    | ({ readonly act: 'drafted'; readonly version: number } & OfInvestor)
    /** The firm has a list of so many items to settle. */
    | ({ readonly act: 'diligenceStarted' | 'settled'; readonly items: number } & OfInvestor)
    | {
        readonly act: 'declined';
        readonly deal: Deal;
        readonly firm?: FirmId;
        readonly reason?: keyof Names['declines'] | keyof Names['passes'];
        readonly review?: keyof Names['reviews'];
        readonly churn?: number;
      }
    | ({ readonly act: 'returned'; readonly churn: number } & OfInvestor)
    | ({
        readonly act: 'asked';
        readonly topic: keyof Names['topics'];
        readonly document?: DocumentId;
      } & OfInvestor)
    | ({ readonly act: 'answered'; readonly topic: keyof Names['topics'] } & OfInvestor)
    | { readonly act: 'checkedProject'; readonly deal: Deal }
    | {
        readonly act: 'uploaded';
        readonly deal: Deal;
        readonly document: DocumentId;
        readonly version: number;
      }
    | { readonly act: 'advisersAdmitted'; readonly deal: Deal; readonly firms: number }
    | {
        readonly act: 'opened';
        readonly deal: Deal;
        readonly group: Group;
        readonly right: Right;
        readonly documents: readonly DocumentId[];
      }
    | {
        readonly act: 'planned';
        readonly deal: Deal;
        readonly firm?: FirmId;
        readonly bidder?: keyof Names['bidders'];
        readonly task: TaskId;
        readonly people?: readonly PersonId[];
      }
    | { readonly act: 'opensFund' | 'firstClose' | 'finalClose'; readonly deal: 'fund' }
    | { readonly act: 'notified' | 'agreed' | 'consented' | 'waived' | 'paid'; readonly deal: 'orchid' }
    /** Buyers of a sale: those without a name are counted. */
    | {
        readonly act: 'teaserSent' | 'interested' | 'passed' | 'signedNdas' | 'withdrew';
        readonly deal: 'falcon';
        readonly buyers: number;
      }
    | {
        readonly act: 'signedNda' | 'finalOffer';
        readonly deal: 'falcon';
        readonly bidder: keyof Names['bidders'];
      }
    | {
        readonly act: 'offered';
        readonly deal: 'falcon';
        readonly bidder: keyof Names['bidders'];
        readonly amount: number;
      }
    | {
        readonly act: 'questionsAsked' | 'questionsAnswered';
        readonly deal: 'falcon';
        readonly bidder: keyof Names['bidders'];
        readonly questions: number;
      }
    /** A meeting on a later day, which both have agreed. */
    | { readonly act: 'meeting'; readonly deal: 'falcon'; readonly bidder: keyof Names['bidders'] }
    | { readonly act: 'companyChecked'; readonly company: keyof Names['cohort'] }
    | { readonly act: 'filesUploaded'; readonly company: keyof Names['cohort']; readonly files: number }
    | {
        readonly act: 'ndasSigned' | 'investorsAdmitted';
        readonly company: keyof Names['cohort'];
        readonly investors: number;
      }
    | { readonly act: 'investorsApproved'; readonly investors: number }
    | { readonly act: 'demoDay' }
  );

/** The name of an event. */
export type Act = SampleEvent['act'];
export type Of<Name extends Act> = SampleEvent & { readonly act: Name };

export type Firm = {
  readonly kind: keyof Names['kinds'];
  readonly country: keyof Names['countries'];
  /** A workspace has no more users than its plan. */
  readonly plan?: 'single' | 'business';
  readonly users?: readonly PersonId[];
};

export type Offer = {
  readonly what: {
    readonly sector: keyof Names['sectors'];
    readonly region: keyof Names['regions'];
    readonly assetClass: keyof Names['assetClasses'];
  };
  readonly offer: {
    /** What the issuer raises or asks, in US dollars. */
    readonly amount: number;
    readonly ticket: number;
    /** Last day of its listing, in working days from today. */
    readonly closes: number;
    readonly issuer: FirmId;
    /** A firm that runs it for the issuer. */
    readonly adviser?: FirmId;
    /** On the listing. */
    readonly isIssuerNamed?: boolean;
    readonly picture?: PictureId;
  };
};

export type Firms = Readonly<Record<FirmId, Firm>>;
export type Offers = Readonly<Record<DealId, Offer>>;

/** As far as the rules of `contradictions.ts` read it. */
export type World = {
  readonly firms: Firms;
  readonly deals: Offers;
  readonly fund: { readonly target: number };
};
