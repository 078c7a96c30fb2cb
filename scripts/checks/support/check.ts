import type { BuiltSite } from './built-site.ts';

/** One fault of the built site. `file` is a path in the repository; `message` says how to mend it. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

/** A rule that the built site keeps. */
export type Check = {
  readonly name: string;
  readonly run: (site: BuiltSite) => Finding[] | Promise<Finding[]>;
};
