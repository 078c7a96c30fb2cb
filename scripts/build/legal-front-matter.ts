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
  const { data, content } = matter(source, { engines, language: 'yaml' });
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
