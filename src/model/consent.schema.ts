/** The levels of consent, as the cookie policy explains them. */
export type ConsentLevel = 'necessary' | 'functionality' | 'tracking' | 'targeting';

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
};
