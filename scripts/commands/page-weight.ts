import { weighPages } from '../page-weight/weigh-pages.ts';

// A step of `npm test`: tsx scripts/commands/page-weight.ts
if (!(await weighPages())) process.exitCode = 1;
