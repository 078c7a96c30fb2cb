import { checkDeployment, deploymentOrigin } from '../deployment/check-deployment.ts';
import { runCommand } from '../support/run-command.ts';

// npm run deploy:check -- https://brand.example
await runCommand(
  { options: {}, maxWords: 1 },
  async ({ words: [address] }) => (await checkDeployment(deploymentOrigin(address), console.log)) === 0,
);
