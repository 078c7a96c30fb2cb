import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** `text` follows the font size around it, the others are 24 and 32 px. */
  readonly size?: 'text' | 'medium' | 'large';
}

/** A stroke icon in the colour of the text around it, hidden from assistive technology: the text beside it says the same. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
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
      <path d={iconPaths[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
