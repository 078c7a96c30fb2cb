import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import type { Project } from '#src/api/read-projects.ts';

/** What is known of the partner whose host this is (design of the two modes: one store, three views). */
export type PartnerState =
  /** Answers are pending: a neutral skeleton, without any brand's words. */
  | { readonly status: 'loading' }
  /** No such partner, or the platform did not answer: the platform's own name, a complete page. */
  | { readonly status: 'neutral' }
  /** A partner. One without a usable configuration has a brand of which every field is undefined. */
  | {
      readonly status: 'branded';
      readonly brand: PartnerConfig;
      /** Undefined while they are pending, and when they could not be had. */
      readonly projects: readonly Project[] | undefined;
    };
