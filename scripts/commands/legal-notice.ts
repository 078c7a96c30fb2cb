import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { noticeOf, withSending } from '../legal/compare/notice.ts';
import { readLegalDocuments } from '../legal/read/read-documents.ts';
import { readRecord, RECORD, recordOf } from '../legal/read/version-record.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/write-files.ts';

/**
 * `npm run legal:notice -- <document> <version>`: the mail that notifies users of a version. With `--sent <day>`
 * the record says when it was sent.
 */
await runCommand(
  { options: { sent: { type: 'string' } }, maxWords: 2 },
  async ({ words: [id, version = ''], values: { sent: day } }) => {
    const documents = await readLegalDocuments();
    const document = documents.find((one) => one.id === id);
    if (!document)
      throw new Error(
        `Write npm run legal:notice -- <document> <version>, and --sent <day> behind it once the mail is sent; documents are ${documents.map((one) => one.id).join(', ')}`,
      );
    if (day !== undefined) {
      const record = withSending((await readRecord(paths.root)) ?? [], document, version, day);
      await writeFile(join(paths.root, RECORD), recordOf(record));
      console.log(
        `${RECORD} says that users were notified of ${document.id} ${version} on ${day}: commit it.`,
      );
      return true;
    }
    const { from, subject, html, text } = noticeOf(document, version);
    const name = `${document.id}-${version}`;
    const files = { [`${name}.html`]: html, [`${name}.txt`]: text };
    await writeFiles(paths.notice, files);
    console.log(`From: ${from}\nSubject: ${subject}`);
    for (const file of Object.keys(files)) console.log(`  ${relative(paths.root, join(paths.notice, file))}`);
    return true;
  },
);
