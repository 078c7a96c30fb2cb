import type { ReactNode } from 'react';

import { Bar, type BarContent } from './bar.tsx';
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

export type DrawingContent = Pick<BarContent, 'title' | 'aside' | 'chip' | 'choice'> & {
  /** What it shows, to assistive technology. */
  readonly description: string;
};

type DrawingProps = { readonly copy: DrawingContent; readonly children: ReactNode };

/** The window of the drawing that one page alone has, with a bar that chooses its view. */
export const DrawingWindow = ({ copy, children }: DrawingProps) => (
  <figure>
    <Window label={copy.description} className={pieces.drawing}>
      <Bar {...copy} />
      {children}
    </Window>
  </figure>
);
