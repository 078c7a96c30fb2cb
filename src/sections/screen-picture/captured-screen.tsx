import { captures } from 'virtual:captures';

import { language } from '#words/language.ts';
import { defaultLanguage } from '#content/languages.ts';
import { PictureFile } from '#src/sections/picture/picture.tsx';
import { screenOf } from '#product/screens/screens.ts';

type Props = {
  readonly id: string;
  /** Layout width in wide windows, as in the `sizes` attribute. */
  readonly sizes: string;
};

/** A screen as a picture, in the language of the page once `npm run pictures` has taken it there. */
export function CapturedScreen({ id, sizes }: Props) {
  const files = captures[`${language.code}-${id}`] ?? captures[`${defaultLanguage}-${id}`];
  if (!files) throw new Error(`There is no picture of the screen ${id}: run npm run pictures`);
  const picture = { ...files.column, crops: files };
  return <PictureFile picture={picture} alt={screenOf(id).description} sizes={sizes} crop="column" />;
}
