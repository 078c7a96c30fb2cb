/** The inline texts of the built pages, from which the content security policy takes its hashes. */
export type PolicyInputs = {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};
