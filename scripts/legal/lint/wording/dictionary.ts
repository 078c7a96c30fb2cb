import type NSpell from 'nspell';

/** Loaded once, and only where documents are linted: reading the dictionary takes half a second. */
let loading: Promise<NSpell> | undefined;

/** The dictionary of British English. */
export const loadDictionary = (): Promise<NSpell> =>
  (loading ??= Promise.all([import('nspell'), import('dictionary-en-gb')]).then(
    ([{ default: nspell }, { default: dictionary }]) =>
      nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) }),
  ));
