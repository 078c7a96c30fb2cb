import { startDevelopment } from '../build/vite/start-development.ts';
import { takeSampleServices } from '../build/sample-services.ts';

// npm run dev
takeSampleServices();
const server = await startDevelopment();
server.printUrls();
