import { checkDeployment } from '../deployment/check-deployment.ts';
import { runCommand } from '../support/run-command.ts';

// npm run deploy:check -- https://brand.example
await runCommand({ options: {}, maxWords: 1 }, async ({ words: [origin] }) => {
  // `localhost:3000` is an address too, of the protocol `localhost:`.
  if (!origin || !URL.canParse(origin) || !/^https?:/i.test(origin))
    throw new Error('Say which deployment: npm run deploy:check -- https://www.example.com');
  return (await checkDeployment(new URL(origin).origin, console.log)) === 0;
});
