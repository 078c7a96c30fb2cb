import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { tokensCss } from '#scripts/support/tokens.ts';
import { loadFonts } from './fonts.ts';

/** A still picture before it is pixels. `ground` lies below `page`; either may be absent. */
export interface Drawing {
  /** The viewBox. It is scaled to the size that is asked for. */
  readonly width: number;
  readonly height: number;
  /** SVG content drawn by hand, without the outer `<svg>`. */
  readonly ground?: string;
  /** A page laid out as HTML, which may use the site's tokens and the classes of `css`. */
  readonly page?: ReactElement;
  readonly css?: string;
}

const pageOf = ({ page, css = '', width, height }: Drawing) =>
  createElement(
    'div',
    { style: { display: 'flex', position: 'relative', width, height } },
    createElement('style', null, tokensCss, css),
    page,
  );

/** All that decides how a drawing looks, quickly: the layout, which is slow, follows from it. */
export function sourceOf(drawing: Drawing): string {
  const { width, height, ground = '', page } = drawing;
  return [width, height, ground, page ? renderToStaticMarkup(pageOf(drawing)) : ''].join('\n');
}

/**
 * Satori sets an inline `<svg>` as an image, which librsvg draws at one pixel per
 * unit and then enlarges. Nested in the picture it stays as sharp as the rest.
 */
function unwrapImages(layout: string): string {
  return layout.replaceAll(
    /<image ([^>]*?)href="data:image\/svg\+xml;utf8,([^"]*)"([^>]*)\/>/g,
    (_, before, data, after) => {
      const place = [...String(before).matchAll(/(?:x|y|width|height)="[^"]*"/g)].join(' ');
      const kept = [...String(after).matchAll(/(?:clip-path|mask|transform|opacity)="[^"]*"/g)].join(' ');
      const inner = decodeURIComponent(String(data)).replace(/^<svg([^>]*)>/, (__, attributes) => {
        const own = String(attributes).replaceAll(/\s(?:width|height|xmlns)="[^"]*"/g, '');
        return `<svg ${place}${own}>`;
      });
      return `<g ${kept}>${inner}</g>`;
    },
  );
}

/** The drawing as one SVG of `size` pixels with all text as outlines. */
export async function svgOf(
  drawing: Drawing,
  size: { width: number; height: number } = drawing,
): Promise<string> {
  const { width, height, ground = '', page } = drawing;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">`;
  if (!page) return `${open}${ground}</svg>`;
  // Loaded here: a build that finds everything in its cache never pays for it.
  const { default: satori } = await import('satori');
  const layout = await satori(pageOf(drawing), { width, height, fonts: loadFonts(), pointScaleFactor: 4 });
  return `${open}${ground}${unwrapImages(layout)}</svg>`;
}
