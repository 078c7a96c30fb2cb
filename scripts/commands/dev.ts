import '../support/in-development.ts';

import { startDevelopment } from '../build/vite/start-development.ts';
import { assertVariables, takeSampleServices } from '../build/settings/variables.ts';
import { runCommand } from '../support/run-command.ts';

// npm run dev: PORT or --port chooses the port; --host names a host to answer to, besides localhost.
await runCommand(
  {
    options: {
      port: { type: 'string' },
      host: { type: 'string', multiple: true },
      sample: { type: 'boolean' },
    },
  },
  async ({ values }) => {
    if (values.sample) takeSampleServices();
    assertVariables('development');
    const server = await startDevelopment({
      port: Number(values.port ?? process.env['PORT'] ?? 0),
      hosts: values.host ?? [],
    });
    server.printUrls();
    // The command that started it prints addresses of pages.
    process.send?.(server.resolvedUrls?.local[0]);
  },
);
