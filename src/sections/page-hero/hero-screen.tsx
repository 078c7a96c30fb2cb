import type { ScreenPictureCopy } from '#src/model/exhibit.schema.ts';
import { ScreenPicture } from '#src/sections/screen-picture/screen-picture.tsx';

/** The product across the page. The first view has no room for the markup that opens the whole screen. */
export const HeroScreen = ({ copy }: { readonly copy: ScreenPictureCopy }) => (
  <ScreenPicture copy={copy} crop="page" />
);
