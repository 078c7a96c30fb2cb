import { parseSync } from 'vite';

/** A text as its file spells it, from `start`. What is put in at run time is blanked, so offsets hold. */
export type WrittenText = { readonly start: number; readonly text: string };

/** The texts of a file of content or code that readers may see: literals, JSX text, and all of a document. */
export function writtenTexts(file: string, source: string): WrittenText[] {
  if (file.endsWith('.mdx')) return [{ start: 0, text: source.replaceAll(/<[^>]*>|\]\([^)]*\)/g, blank) }];
  const found: WrittenText[] = [];
  collect(parseSync(file, source).program, source, file.endsWith('.tsx'), found);
  return found;
}

const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');

/** In code only the text between tags is copy; its other literals are names and styles. */
function collect(value: unknown, source: string, isCode: boolean, found: WrittenText[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, source, isCode, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node: Readonly<Record<string, unknown>> = { ...value };
  const { type, start, end } = node;
  if (type === 'ImportDeclaration' || type === 'TSTypeAliasDeclaration') return;
  if (typeof start === 'number' && typeof end === 'number') {
    const text = source.slice(start, end);
    if (type === 'JSXText') found.push({ start, text });
    const isString = type === 'Literal' && typeof node['value'] === 'string';
    if (!isCode && isString) found.push({ start, text });
    if (!isCode && type === 'TemplateLiteral')
      found.push({ start, text: withoutParts(text, start, node['expressions']) });
  }
  for (const child of Object.values(node)) collect(child, source, isCode, found);
}

/** `${…}` of a template, blanked with its braces. */
function withoutParts(text: string, start: number, expressions: unknown): string {
  if (!Array.isArray(expressions)) return text;
  const parts: unknown[] = expressions;
  return parts.reduce<string>((rest, part) => {
    if (typeof part !== 'object' || part === null || !('start' in part) || !('end' in part)) return rest;
    if (typeof part.start !== 'number' || typeof part.end !== 'number') return rest;
    const [from, to] = [rest.lastIndexOf('${', part.start - start), rest.indexOf('}', part.end - start)];
    return rest.slice(0, from) + blank(rest.slice(from, to + 1)) + rest.slice(to + 1);
  }, text);
}
