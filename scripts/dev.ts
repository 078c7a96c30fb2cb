import { createServer } from 'vite';

import { generateAssets } from './build/generate-assets.ts';
import { takeSampleServices } from './sample-services.ts';

takeSampleServices();
// Pictures and fonts first: the pages name their files.
await generateAssets();
const server = await createServer();
await server.listen();
server.printUrls();
