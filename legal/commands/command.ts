/** Options of `npm run legal`. */
export const options = {
  fix: { type: 'boolean' },
  record: { type: 'boolean' },
  // A branch to which a release adds the record and its PDFs.
  push: { type: 'string' },
  // The day on which a notice was sent.
  sent: { type: 'string' },
} as const;

type Options = {
  readonly fix?: boolean | undefined;
  readonly record?: boolean | undefined;
  readonly push?: string | undefined;
  readonly sent?: string | undefined;
};

/** What follows the name of a command. @returns whether there is no error */
export type Command = (words: readonly string[], options: Options) => Promise<boolean>;
