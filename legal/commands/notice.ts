import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { noticeOf, withSending } from '#legal/compare/notice.ts';
import { readRecord, RECORD, recordOf } from '#legal/read/version-record.ts';
import { paths } from '../../scripts/support/paths.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';
import type { Command } from './command.ts';
import { documentOf } from './document-of.ts';

/** Writes the mail that notifies users of a version; with `--sent`, the day on which it was sent into the record. */
export const run: Command = async ([id, version = ''], { sent: day }) => {
  const usage = 'notice <document> <version>, and --sent <day> behind it once the mail is sent';
  const document = await documentOf(id, usage);
  if (day !== undefined) {
    const sent = withSending((await readRecord(paths.root)) ?? [], document, version, day);
    await writeFile(join(paths.root, RECORD), recordOf(sent));
    console.log(`${RECORD} says that users were notified of ${document.id} ${version} on ${day}: commit it.`);
    return true;
  }
  const { from, subject, html, text } = noticeOf(document, version);
  const name = `${document.id}-${version}`;
  const files = { [`${name}.html`]: html, [`${name}.txt`]: text };
  await writeFiles(paths.notice, files);
  console.log(`From: ${from}\nSubject: ${subject}`);
  for (const file of Object.keys(files)) console.log(`  ${relative(paths.root, join(paths.notice, file))}`);
  return true;
};
