import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Finding } from '#scripts/support/findings.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const forbiddenTags =
  /<(?:[\w-]+:)?(script|foreignobject|iframe|embed|object|audio|video|handler|listener)\b/i;

const decodeReferences = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)));

// A picture inside the file is harmless as pixels; an SVG inside an SVG could bring all of this again.
const isInside = (reference: string) =>
  /^#|^data:image\/(?:png|jpeg|webp|gif);/i.test(reference.trim()) || reference.trim() === '';

/** Unsafe content of an SVG, one sentence each. */
export function svgProblems(svg: string): string[] {
  const text = decodeReferences(svg);
  const problems: string[] = [];
  const tag = forbiddenTags.exec(text)?.[1];
  if (tag) problems.push(`has a <${tag}>`);
  if (/<!ENTITY/i.test(text)) problems.push('declares entities');
  if (/<\?xml-stylesheet/i.test(text)) problems.push('loads a style sheet');
  const handler = /\s(on\w+)\s*=\s*["']/i.exec(text)?.[1];
  if (handler) problems.push(`has an event handler (${handler})`);
  if (/attributeName\s*=\s*["'](?:xlink:)?(?:href|on\w+)["']/i.test(text)) problems.push('animates a link');
  const links = [...text.matchAll(/\s(?:[\w-]+:)?(?:href|src)\s*=\s*(["'])(.*?)\1/gis)].map(
    ([, , target = '']) => target,
  );
  const styles = [...text.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/gi)].map(
    ([, target, imported]) => imported ?? target ?? '',
  );
  const outside = [...links, ...styles].find((target) => !isInside(target));
  if (outside !== undefined) problems.push(`refers to something outside of itself (${outside.slice(0, 60)})`);
  return problems;
}

/** Removes prologue, document type, comments, metadata and `data-` attributes. */
export const withoutSvgMetadata = (svg: string) =>
  svg
    .replaceAll(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, '')
    .replaceAll(/<metadata\b[^>]*(?:\/>|>[\s\S]*?<\/metadata>)/gi, '')
    .replaceAll(/\sdata-[\w-]+="[^"]*"/g, '')
    .trim()
    .concat('\n');

const FOLDERS = ['content/logos', 'content/pictures', 'content/team'];

/**
 * SVG files whose words are typed and not drawn. A picture cannot load a font, so browsers and the build would show such
 * words in a fallback font.
 */
export async function findTypedText(root = paths.root): Promise<Finding[]> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => (await listFiles(join(root, folder))).map((name) => `${folder}/${name}`)),
  );
  const found = await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith('.svg'))
      .map(async (file) => {
        const source = await readFile(join(root, file), 'utf8');
        const index = source.search(/<(?:\w+:)?text[\s>]/);
        if (index < 0) return [];
        const line = source.slice(0, index).split('\n').length;
        const message =
          'has a <text>, which is shown in another font than the one it was designed in: convert text to outlines (paths) and export it again';
        return [{ file, line, message }];
      }),
  );
  return found.flat();
}
