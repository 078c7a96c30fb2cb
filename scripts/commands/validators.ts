import { runCommand } from '../support/run-command.ts';
import { validatePages } from '../validators/validate-pages.ts';

// A step of `npm test`, after the browser tests: tsx scripts/commands/validators.ts
await runCommand(validatePages);
