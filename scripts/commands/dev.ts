import { startDevelopment } from '../build/vite/start-development.ts';
import { takeSampleServices } from '../build/settings/sample-services.ts';
import { assertVariables } from '../build/settings/variables.ts';
import { runCommand } from '../support/run-command.ts';

// npm run dev
takeSampleServices();
await runCommand(async () => {
  assertVariables('development');
  const server = await startDevelopment();
  server.printUrls();
});
