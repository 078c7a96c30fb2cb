import { createContext } from 'react';

/** What pages show of the sample product: see product/README.md. */
export type ProductLibrary = {
  /** By its name: the HTML, with a mark in ids and names of radio inputs that is to be replaced. */
  readonly fragments: Readonly<Record<string, string>>;
  /** The films as text, scene by scene. */
  readonly transcripts: Readonly<Record<string, readonly string[]>>;
  /** Path of the file with the parts that home fetches. Known when it is written. */
  readonly partsFile?: string | undefined;
};

/** Known at build only. */
export const ProductContext = createContext<ProductLibrary>({ fragments: {}, transcripts: {} });
