import { type ControlName, controlPaths } from './control-paths.ts';
import styles from './icon.module.css';

export type IconSize = {
  /** `text` follows the font size around it, the others are 24 and 32 px. */
  readonly size?: 'text' | 'medium' | 'large';
};

/** An icon of a control. `SubjectIcon` has all icons, which most pages never fetch. */
export const Icon = ({ name, size }: IconSize & { readonly name: ControlName }) => (
  <IconDrawing name={name} path={controlPaths[name]} size={size} />
);

type DrawingProps = { readonly name: string; readonly path: string; readonly size: IconSize['size'] };

/** A stroke icon in the colour of its text, hidden from assistive technology. */
export const IconDrawing = ({ name, path, size = 'text' }: DrawingProps) => (
  <svg
    className={styles.icon}
    aria-hidden="true"
    data-name={name}
    data-size={size}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} vectorEffect="non-scaling-stroke" />
  </svg>
);
