import type { ComponentProps } from 'react';
import styles from './card.module.css';

type CardLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & { readonly href: string };

/**
 * The one link of a card, around the words that name its target (the title). It takes presses on the
 * whole card while assistive technology hears only these words; text in the card can still be selected
 * from outside in.
 */
export function CardLink({ children, ...props }: CardLinkProps) {
  return (
    <a {...props} className={styles.link}>
      {children}
    </a>
  );
}
