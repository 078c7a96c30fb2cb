/** Options of `npm run legal`. */
export const options = {
  fix: { type: 'boolean' },
  record: { type: 'boolean' },
  // A branch to which a release adds the record and its PDFs.
  push: { type: 'string' },
  // The day on which a notice was sent.
  sent: { type: 'string' },
  // Shows what a Word file would change, and writes nothing.
  dry: { type: 'boolean' },
  // Overwrites edits that are not committed.
  force: { type: 'boolean' },
} as const;

type Options = {
  readonly [Name in keyof typeof options]?: Value<(typeof options)[Name]['type']> | undefined;
};
type Value<Type> = Type extends 'boolean' ? boolean : string;

/** What follows the name of a command. @returns whether there is no error */
export type Command = (words: readonly string[], options: Options) => Promise<boolean>;
