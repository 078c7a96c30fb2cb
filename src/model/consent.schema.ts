export type ConsentLevel = 'necessary' | 'functionality' | 'tracking' | 'targeting';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export type ConsentCopy = {
  /** An answer to another revision is invalid. */
  readonly revision: number;
  /** Days for which an answer is valid. */
  readonly days: number;
  readonly link: string;
  readonly withoutScript: string;
  readonly banner: Texts<'label' | 'title' | 'text' | 'policy' | 'accept' | 'refuse' | 'choose'>;
  readonly settings: Texts<'title' | 'intro' | 'close' | 'save' | 'signal'>;
  readonly levels: Readonly<Record<ConsentLevel, Texts<'title' | 'text'>>>;
};
