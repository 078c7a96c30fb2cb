import { findObstacles } from '../launch/find-obstacles.ts';
import { reportOf } from '../launch/obstacle.ts';

// npm run launch-check [-- --json]: ends with 1 while something must be mended before the site goes live.
const findings = await findObstacles();
const isReady = findings.every(({ urgency }) => urgency === 'may');
const isForPrograms = process.argv.includes('--json');
console.log(isForPrograms ? JSON.stringify({ isReady, findings }, null, 2) : reportOf(findings));
if (!isReady) process.exitCode = 1;
