import type { PolicyContext } from '#scripts/hosts/policy-context.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { BuiltSite } from './built-site.ts';

/** A built site with the policy that its headers follow from. */
export type CheckedSite = BuiltSite & { readonly policy: PolicyContext };

/** What the site is made from: known before anything is built. */
export type Sources = Pick<BuiltSite, 'root'>;

/** A rule that the built site keeps, or its sources. */
export type Check<Subject = CheckedSite> = {
  readonly name: string;
  readonly run: (subject: Subject) => Finding[] | Promise<Finding[]>;
};
