import '../../scripts/build/production.ts';

import { makeAssets } from '../../scripts/build/make-assets.ts';
import { makeWords } from '../../scripts/languages/make-words.ts';
import { paths } from '../../scripts/support/paths.ts';
import { buildProduct } from './build.ts';

// npm run build -w product
await makeWords(paths.root);
const { fragments } = await buildProduct(await makeAssets());
for (const [code, all] of fragments)
  console.log(`  ${Object.keys(all).length} fragments: .cache/product/${code}`);
