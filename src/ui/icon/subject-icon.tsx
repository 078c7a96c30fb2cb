import { IconDrawing, type IconSize } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

/** An icon of what the text beside it is about. */
export const SubjectIcon = ({ name, size }: IconSize & { readonly name: IconName }) => (
  <IconDrawing name={name} path={iconPaths[name]} size={size} />
);
