import './build/sample-services.ts';
import { createServer } from 'vite';

import { generateAssets } from './build/generate-assets.ts';

// Pictures and fonts first: the pages name their files.
await generateAssets();
const server = await createServer();
await server.listen();
server.printUrls();
