import { paths } from '../support/paths.ts';
import { guardAgainst } from '../legal/guard/guard-against.ts';
import { annotate, inOrder, writtenFinding } from '../legal/read/findings.ts';
import { refOf, runCommand } from '../support/run-command.ts';

/** `npm run legal:guard -- <git-ref>`: what must not happen to a legal document in one change. */
await runCommand(async () => {
  const ref = refOf('legal:guard');
  const { verdicts, record } = await guardAgainst(paths.root, ref);
  console.log(`Compared with ${ref}`);
  for (const { document, hasChanged, findings } of verdicts) {
    const { title, version } = document.current.frontMatter;
    const state = hasChanged ? `has changed; its version is ${version}` : 'says what it said';
    console.log(`  ${findings.length === 0 ? '✓' : '✗'} ${title} ${state}`);
    for (const finding of inOrder(findings)) console.log(`      ${writtenFinding(finding)}`);
  }
  for (const finding of record) console.log(`  ✗ ${writtenFinding(finding)}`);
  const all = [...verdicts.flatMap(({ findings }) => findings), ...record];
  annotate(all);
  const count = all.length;
  console.log(count === 0 ? 'Nothing stands in the way.' : `${count} to mend before this may be published.`);
  return count === 0;
});
