import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';

import { type FrontMatter, frontMatterSchema } from '#src/model/legal.schema.ts';

const refuse = (language: string) => () => {
  throw new Error(
    `front matter in ${language} is refused, because it would be run: write it as YAML between two --- lines`,
  );
};

// gray-matter's own engines evaluate code; only YAML is read here.
const engines = {
  yaml: { parse: (source: string): object => z.looseObject({}).parse(parse(source) ?? {}) },
  js: { parse: refuse('js') },
  javascript: { parse: refuse('javascript') },
  json: { parse: refuse('json') },
};

/** Splits a legal document into its checked front matter and its text. Throws with file and field. */
export function readFrontMatter(source: string, file: string): { frontMatter: FrontMatter; body: string } {
  const { data, content } = split(source, file);
  const result = frontMatterSchema.safeParse(data);
  if (!result.success) {
    const findings = result.error.issues.map(({ path, message }) => {
      const field = String(path[0] ?? 'front matter');
      const line = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1 || 1;
      return `${file}:${line} ${field} ${message}`;
    });
    throw new Error(findings.join('\n'));
  }
  return { frontMatter: result.data, body: content };
}

function split(source: string, file: string) {
  try {
    return matter(source.replaceAll('\r\n', '\n'), { engines, language: 'yaml' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // YAML counts its lines from the one of the first `---`, as an editor does.
    throw new Error(`${file}:${/ at line (\d+)/.exec(message)?.[1] ?? 1} ${message}`, { cause: error });
  }
}
