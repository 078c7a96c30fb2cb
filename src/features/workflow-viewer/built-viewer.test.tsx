import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { peVentureCapital } from '#words/pages/pe-venture-capital.ts';
import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { WorkflowViewer } from './workflow-viewer.tsx';

const { steps } = peVentureCapital.sections.workflow;
const viewer = <WorkflowViewer type="pe-venture-capital" steps={steps} labels={labels.workflow} />;

beforeEach(() => page.viewport(1200, 900));
afterEach(async () => {
  delete document.documentElement.dataset['script'];
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

it.each(['a failed script', 'print'])('shows every step and no controls with %s', async (how) => {
  await render(viewer);
  if (how === 'print') await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  else document.documentElement.dataset['script'] = 'failed';
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(6);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

it('shows every step and no controls where scripting is off', async () => {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.width = '1200';
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  frame.srcdoc = `<!doctype html><style>${rules.join('\n')}</style>${await serverMarkup(viewer)}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string) => [...(frame.contentDocument?.querySelectorAll(selector) ?? [])];
  expect(all('h3').filter(isSeen)).toHaveLength(6);
  expect(all('button').filter(isSeen)).toHaveLength(0);
  expect(all('button')).not.toHaveLength(0);
  frame.remove();
});

it.each(['paper', 'night'] as const)('is taken over as it was built, and passes axe on %s', async (tone) => {
  const element = (
    <WorkflowViewer type="pe-venture-capital" steps={steps} labels={labels.workflow} tone={tone} />
  );
  const markup = await serverMarkup(element);
  expect(markup).not.toContain('style=');
  const { host, recovered } = await hydrate(markup, element);
  host.style.background = tone === 'night' ? 'var(--color-surface-night)' : 'var(--color-page)';
  const faults = async () =>
    (await axe.run(host, { resultTypes: ['violations'] })).violations.map(({ id }) => id);
  // The steps stand below the heading of their section.
  const allowed = new Set(['region', 'heading-order']);
  expect((await faults()).filter((id) => !allowed.has(id))).toEqual([]);
  await act(async () => host.querySelector<HTMLElement>('button')?.click());
  expect((await faults()).filter((id) => !allowed.has(id))).toEqual([]);
  expect(recovered).toEqual([]);
});
