import type { ReactNode } from 'react';

import { TitleBar, type BarContent } from './bar.tsx';
import styles from './drawing.module.css';
import { Window } from './window.tsx';

export type DrawingContent = Pick<BarContent, 'title' | 'aside' | 'chip' | 'choice'> & {
  /** What it shows, to assistive technology. */
  readonly description: string;
};

type DrawingProps = { readonly copy: DrawingContent; readonly children: ReactNode };

/** The window of the drawing that one page alone has, with a bar that chooses its view. */
export const DrawingWindow = ({ copy, children }: DrawingProps) => (
  <figure>
    <Window label={copy.description} className={styles.drawing}>
      <TitleBar {...copy} />
      {children}
    </Window>
  </figure>
);

/** This choice and all later ones, for `data-choices`. */
export const choicesFrom = (choice: number): string => '123456'.slice(choice - 1);
