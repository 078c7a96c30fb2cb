import { createContext, type ReactNode, use } from 'react';

const Path = createContext('/');

/** In place of the router: a port to another framework needs of it the address alone. */
export const useLocation = () => ({ pathname: use(Path), search: '', hash: '', key: 'default' });

export const At = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <Path value={path}>{children}</Path>
);
