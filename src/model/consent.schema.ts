import type { ConsentLevel } from '#src/platform/services/consent-levels.ts';
import type { ServiceName, ServiceState } from '#src/platform/services/service-log.ts';

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
