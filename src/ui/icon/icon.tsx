import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** `text` follows the font size around it, the others are 24 and 32 px. */
  readonly size?: 'text' | 'medium' | 'large';
  /** Only where no text beside the icon says the same: it turns the drawing into a named picture. */
  readonly label?: string;
}

/** A stroke icon in the colour of the text around it, hidden from assistive technology unless labelled. */
export function Icon({ name, size = 'text', label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...naming}
      className={styles.icon}
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
      <path d={iconPaths[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
