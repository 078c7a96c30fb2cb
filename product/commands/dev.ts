import '../../scripts/support/in-development.ts';

import { startDevelopment } from '../../scripts/build/vite/start-development.ts';

// npm run dev -w product: the development server of the site, which shows all parts on one page and follows edits.
const server = await startDevelopment();
for (const address of server.resolvedUrls?.local ?? []) console.log(`  ${address}product`);
