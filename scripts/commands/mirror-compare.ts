import { compareMirrors } from '../deployment/compare-mirrors.ts';

// npm run mirror:compare -- dist https://mirror.example
const [one, other] = process.argv.slice(2);
if (one && other) {
  const { compared, differences } = await compareMirrors(one, other);
  for (const difference of differences) console.log(difference);
  console.log(`${compared} files compared, ${differences.length} differ`);
  if (differences.length > 0) process.exitCode = 1;
} else {
  console.error('Say which two: npm run mirror:compare -- <folder or origin> <folder or origin>');
  process.exitCode = 2;
}
