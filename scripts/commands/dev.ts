import { parseArgs } from 'node:util';

import { startDevelopment } from '../build/vite/start-development.ts';
import { assertVariables, takeSampleServices } from '../build/settings/variables.ts';
import { readPort } from '../support/read-port.ts';
import { runCommand } from '../support/run-command.ts';

// npm run dev: PORT or --port chooses the port.
await runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, sample: { type: 'boolean' } } });
  takeSampleServices();
  assertVariables('development');
  const server = await startDevelopment({ port: readPort(values.port ?? process.env['PORT'], 0) });
  server.printUrls();
});
