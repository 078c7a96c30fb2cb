import type { Plugin } from 'vite';

import { listCountries } from './list-countries.ts';

const ID = 'virtual:countries';

/** Gives the code the countries of the phone field; the phone library itself stays out of the browser. */
export function countriesPlugin(): Plugin {
  return {
    name: 'countries',
    resolveId: (id) => (id === ID ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const countries = ${JSON.stringify(listCountries())};` : undefined,
  };
}
