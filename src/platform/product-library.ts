import { createContext } from 'react';

/** What pages show of the sample product: see product/README.md. */
export type ProductLibrary = {
  /** By its name: the HTML, with a mark in ids and names of radio inputs that is to be replaced. */
  readonly fragments: Readonly<Record<string, string>>;
  readonly screens: Readonly<
    Record<
      string,
      {
        readonly name: string;
        /** What it shows, to assistive technology. */
        readonly description: string;
      }
    >
  >;
  /** The films as text, scene by scene. */
  readonly transcripts: Readonly<Record<string, readonly string[]>>;
  /** Path of the file with the screens that the menu of the board opens. Known when it is written. */
  readonly linkedScreens?: string | undefined;
};

/** Known at build only. */
export const ProductContext = createContext<ProductLibrary>({ fragments: {}, screens: {}, transcripts: {} });
