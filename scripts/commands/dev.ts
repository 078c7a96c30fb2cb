import { parseArgs } from 'node:util';

import { startDevelopment } from '../build/vite/start-development.ts';
import { takeSampleServices } from '../build/sample-services.ts';
import { readPort } from '../support/read-port.ts';
import { runCommand } from '../support/run-command.ts';

// npm run dev: PORT or --port chooses the port.
await runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, sample: { type: 'boolean' } } });
  takeSampleServices();
  const server = await startDevelopment({ port: readPort(values.port ?? process.env['PORT'], 0) });
  server.printUrls();
});
