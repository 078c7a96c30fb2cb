import type { PolicyContext } from '#scripts/hosts/policy-context.ts';
import type { BuiltSite } from './built-site.ts';

/** One fault of the built site. `file` is a path in the repository; `message` says how to mend it. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

/** A built site with the policy that its headers follow from. */
export type CheckedSite = BuiltSite & { readonly policy: PolicyContext };

/** What the site is made from: known before anything is built. */
export type Sources = Pick<BuiltSite, 'root'>;

/** A rule that the built site keeps, or its sources. */
export type Check<Subject = CheckedSite> = {
  readonly name: string;
  readonly run: (subject: Subject) => Finding[] | Promise<Finding[]>;
};
