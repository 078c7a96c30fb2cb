import { loadEnv } from 'vite';

import { paths } from './paths.ts';

/** Scheme and host of static files, as the bundler reads it (R7.16); empty where they are on the host of the page. */
export const assetOrigin = loadEnv('production', paths.root)['VITE_ASSET_ORIGIN'] ?? '';
