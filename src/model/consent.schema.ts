/** The levels of consent, as the cookie policy explains them. */
export type ConsentLevel = 'necessary' | 'functionality' | 'tracking' | 'targeting';

/** Services of others that this site can load, the built-in consent tool among them. */
export type ServiceName = 'consent' | 'analytics' | 'ads';

/** How far a service has come. */
export type ServiceState = 'waiting' | 'loaded' | 'failed' | 'stopped';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Words about consent. All are plain text. */
export type ConsentCopy = {
  readonly language: string;
  /** An answer to another revision counts no more. */
  readonly revision: number;
  /** How long an answer holds. */
  readonly days: number;
  readonly link: string;
  readonly withoutScript: string;
  readonly banner: Texts<'label' | 'title' | 'text' | 'policy' | 'accept' | 'refuse' | 'choose'>;
  readonly settings: Texts<'title' | 'intro' | 'close' | 'save' | 'signal'>;
  readonly levels: Readonly<Record<ConsentLevel, Texts<'title' | 'text'>>>;
  readonly report: Texts<
    | 'title'
    | 'close'
    | 'levels'
    | 'allowed'
    | 'refused'
    | 'signal'
    | 'services'
    | 'requests'
    | 'stored'
    | 'none'
  > & {
    readonly host: Texts<'main' | 'partner'>;
    readonly names: Readonly<Record<ServiceName, string>>;
    readonly states: Readonly<Record<ServiceState | 'idle' | 'unset', string>>;
  };
};
