import { mergeReleases } from '../deployment/merge-releases.ts';
import { runCommand } from '../support/run-command.ts';

// npm run release:merge -- <folder of the last release> <folder of this one> [how many releases to keep]
await runCommand({ options: {}, maxWords: 3 }, async ({ words: [previous, next, keep = '4'] }) => {
  if (!previous || !next || !/^[1-9]\d*$/.test(keep))
    throw new Error('Say which: npm run release:merge -- <last release> <this release> [releases to keep]');
  const { kept, dropped } = await mergeReleases(previous, next, Number(keep));
  console.log(`${kept} files of earlier releases kept, ${dropped} dropped`);
});
