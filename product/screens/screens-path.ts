import { createContext } from 'react';

/** Path of the fragment with the screens that the menu of the board opens. Known when it is written. */
export const ScreensPath = createContext<string | undefined>(undefined);
