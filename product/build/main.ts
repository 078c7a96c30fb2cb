import '../../scripts/build/production.ts';

import { makeAssets } from '../../scripts/build/make-assets.ts';
import { makeWords } from '../../scripts/languages/make-words.ts';
import { paths } from '../../scripts/support/paths.ts';
import { buildProduct } from './build.ts';

// npm run build -w product
await makeWords(paths.root);
const started = performance.now();
const { fragments } = await buildProduct(await makeAssets());
const names = Object.keys(fragments.get('en') ?? {});
console.log(`  ${names.length} fragments, ${performance.now() - started}`);
