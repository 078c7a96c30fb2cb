import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { iconPaths } from './icon-paths.ts';
import { examples } from './icon.examples.tsx';
import { SubjectIcon } from './subject-icon.tsx';
import { render } from '#tests/support/render.tsx';

/** The drawn box of a path in grid units, its stroke left out. */
function boxOf(path: string): DOMRect {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.setAttribute('d', path);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.append(drawing);
  document.body.append(svg);
  const box = drawing.getBBox();
  svg.remove();
  return box;
}

describe('Icon', () => {
  it('is hidden from assistive technology', async () => {
    const host = await render(<SubjectIcon name="lock" />);
    expect(host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  it('grows with the font size around it', async () => {
    const host = await render(<SubjectIcon name="drop" />);
    host.style.fontSize = '32px';
    expect(host.querySelector('svg')?.getBoundingClientRect().width).toBe(40);
  });

  it.each(Object.entries(iconPaths))('draws %s inside the grid, with room for its stroke', (_name, path) => {
    const box = boxOf(path);
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(22);
    expect(Math.max(box.width, box.height)).toBeGreaterThanOrEqual(12);
  });

  it('turns arrows with the direction of the text, and nothing else', async () => {
    const host = await render(
      <p dir="rtl">
        <SubjectIcon name="arrow-right" />
        <SubjectIcon name="globe" />
      </p>,
    );
    const scales = [...host.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
    expect(scales).toEqual(['-1 1', 'none']);
  });

  it('shows every icon in the gallery', () => {
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(Object.keys(iconPaths)));
  });
});
