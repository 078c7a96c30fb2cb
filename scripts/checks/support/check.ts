import type { PolicyContext } from '#scripts/hosts/policy-context.ts';
import type { BuiltSite } from './built-site.ts';

/** One fault of the built site. `file` is a path in the repository; `message` says how to mend it. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

/** A built site with the policy that its headers follow from. */
export type CheckedSite = BuiltSite & { readonly policy: PolicyContext };

/** A rule that the built site keeps. */
export type Check = {
  readonly name: string;
  readonly run: (site: CheckedSite) => Finding[] | Promise<Finding[]>;
};
