import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { paths } from '../../scripts/support/paths.ts';
import { editorPreset } from './editor-preset.ts';

const messagesIn = async (path: string, edit: (text: string) => string) => {
  const value = edit(await readFile(join(paths.root, path), 'utf8'));
  const file = new VFile({ cwd: paths.root, path, value });
  await unified().use(remarkParse).use(remarkStringify).use(editorPreset).process(file);
  return file.messages.map(({ fatal, reason }) => `${fatal ? 'error' : 'warning'}: ${reason}`);
};

it('the preset shows an editor the findings of the text that is typed, by rule', async () => {
  const part = (text: string) => text.replace(/(?<=\n## [^]*?) the (?=[a-z])/, ' con- tract ');
  const [typed, before] = [
    await messagesIn('content/legal/terms.mdx', part),
    await messagesIn('content/legal/terms.mdx', (text) => text),
  ];
  expect(typed.filter((message) => !before.includes(message))).toEqual([
    'warning: “con- tract” is a word that was parted at the end of a line: join it',
  ]);
});
