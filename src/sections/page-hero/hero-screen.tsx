import type { ScreenPictureCopy } from '#src/model/exhibit.schema.ts';
import { ScreenPicture } from '#src/sections/screen-picture/screen-picture.tsx';

/** The product across the page, without the button for the whole screen, to keep the first view small. */
export const HeroScreen = ({ copy }: { readonly copy: ScreenPictureCopy }) => (
  <ScreenPicture copy={copy} crop="page" />
);
