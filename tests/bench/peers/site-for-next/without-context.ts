import { cache } from 'react';

// Components of the server know no contexts and keep no state in Next.

/** Next decides itself where style goes. */
export const LaterStyle = () => undefined;

export const FileSizes = Promise.resolve(new Map());

/** Nothing hydrates them. */
export const useIsHydrating = () => false;

const place = cache(() => ({ pathname: '/' }));

/** Says which page is rendered, before its parts are. */
export const showAt = (pathname: string) => Object.assign(place(), { pathname });

/** In place of the router. */
export const useLocation = () => place();
