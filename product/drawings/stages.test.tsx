import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { audienceCopySchema } from '../../src/model/page-copy.schema.ts';
import { render } from '../../tests/support/render.tsx';
import { drawProduct } from '#product/build/draw.tsx';
import { stages } from './stages.ts';

const { fragments } = drawProduct();
const copies = import.meta.glob<Readonly<Record<string, unknown>>>('/content/en/pages/*.ts', { eager: true });

/** The part and what is around it, as far as it is dimmed. A part without a box is not. */
function dimmedAround(part: Element): Element[] {
  const { display, opacity } = getComputedStyle(part);
  const around = part.parentElement ? dimmedAround(part.parentElement) : [];
  return display === 'contents' || opacity === '1' ? around : [part, ...around];
}

it.each(Object.keys(stages))(
  'each step of %s lights a part, and shows what no other shows (R2.43)',
  async (id) => {
    await page.viewport(1440, 900);
    const sections = Object.values(copies[`/content/en/pages/${id}.ts`] ?? {}).flatMap((copy) =>
      Object.values(audienceCopySchema.safeParse(copy).data?.sections ?? {}),
    );
    const steps = sections.flatMap((section) => (section.kind === 'workflow' ? section.steps : []));
    const drawn = steps.map(
      (_, index) => fragments[`${id}.${index + 1}`]?.replaceAll('{place}', `${id}.${index}`) ?? '',
    );
    expect(fragments[`${id}.${steps.length + 1}`]).toBeUndefined();
    expect(new Set(steps.map((_, index) => fragments[`${id}.${index + 1}`])).size).toBe(steps.length);
    for (const html of drawn) {
      const host = await render(<div dangerouslySetInnerHTML={{ __html: html }} />);
      for (const animation of host.getAnimations({ subtree: true })) animation.finish();
      const lit = [...host.querySelectorAll('[data-lit]')].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      expect(lit).not.toEqual([]);
      expect(lit.flatMap(dimmedAround)).toEqual([]);
    }
  },
);
