import { mergeReleases } from '../deployment/merge-releases.ts';
import { runCommand } from '../support/run-command.ts';

// npm run release:merge -- <folder of the last release> <folder of this one> [how many releases to keep]
const [previous, next, keep = '4', ...others] = process.argv.slice(2);
if (previous && next && /^[1-9]\d*$/.test(keep) && others.length === 0) {
  await runCommand(async () => {
    const { kept, dropped } = await mergeReleases(previous, next, Number(keep));
    console.log(`${kept} files of earlier releases kept, ${dropped} dropped`);
  });
} else {
  console.error('Say which: npm run release:merge -- <last release> <this release> [releases to keep]');
  process.exitCode = 2;
}
