import type { ShownPicture } from './model/pictures.schema.ts';
import type { Country } from './ui/phone-field/phone-number.ts';

// The type checker takes this for every `#made/…`: `scripts/build/make.ts` makes the modules, and a fresh clone has none.

/** Picture id → size and files. */
export declare const pictures: Readonly<Record<string, ShownPicture>>;

/** Id of a team member → portrait, if any. */
export declare const portraits: Readonly<Record<string, ShownPicture>>;

/** Logo id → file and size in CSS pixels. */
export declare const logoFiles: Readonly<Record<string, { file: string; width: number; height: number }>>;

/** In the language of the bundle. */
export declare const countries: readonly Country[];
