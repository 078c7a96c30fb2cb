import type { ReactNode } from 'react';

import pieces from './pieces.module.css';

type WindowProps = {
  /** What it shows, to assistive technology. */
  readonly label: string;
  /** One picture, or a group of controls and texts. */
  readonly role?: 'group' | 'img';
  readonly className: string | undefined;
  readonly marks?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly children: ReactNode;
};

/** The frame around a screen or a drawing. Its sample data must not describe the page in search results. */
export const Window = ({ label, role = 'group', className, marks, children }: WindowProps) => (
  <div className={`${pieces.frame} ${className}`} role={role} aria-label={label} data-nosnippet="" {...marks}>
    {children}
  </div>
);
