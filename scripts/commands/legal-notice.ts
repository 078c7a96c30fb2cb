import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { noticeOf } from '../legal/compare/notice.ts';
import { readLegalDocuments } from '../legal/read/read-documents.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

/** `npm run legal:notice -- <document> <version>`: the mail that tells users of a version. */
await runCommand(async () => {
  const [id, version = ''] = process.argv.slice(2);
  const documents = await readLegalDocuments();
  const document = documents.find((one) => one.id === id);
  if (!document)
    throw new Error(
      `Write npm run legal:notice -- <document> <version>; documents are ${documents.map((one) => one.id).join(', ')}`,
    );
  const { subject, html, text } = noticeOf(document, version);
  await mkdir(paths.notice, { recursive: true });
  console.log(subject);
  for (const [kind, content] of Object.entries({ html, txt: text })) {
    const file = join(paths.notice, `${document.id}-${version}.${kind}`);
    await writeFile(file, content);
    console.log(`  ${relative(paths.root, file)}`);
  }
  return true;
});
