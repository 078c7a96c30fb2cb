import { IconDrawing } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

type Props = { readonly name: IconName; readonly size?: 'text' | 'medium' | 'large' };

/** An icon of what the text beside it is about. */
export const SubjectIcon = ({ name, size }: Props) => (
  <IconDrawing name={name} path={iconPaths[name]} size={size} />
);
