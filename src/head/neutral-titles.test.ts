import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { routeIds } from '#src/routes.ts';
import { documentHtml } from './document.tsx';

const assets = {
  ...{ headScript: '', bootScript: '', panelScript: '', themeColor: '', speculationRules: '{}' },
  ...{ scripts: [], scriptsBeside: [], fonts: [], brandScript: undefined, importMap: undefined },
};

it.each([...routeIds, 'not-found'] as const)(
  'the title of a page for partners’ hosts has no brand: %s',
  (id) => {
    const tab = parse(documentHtml(id, '<main></main>', assets))
      .querySelector('html')
      ?.getAttribute('data-tab');
    expect(tab).not.toContain(site.name);
    expect(tab === neutralTitle).toBe(id === 'home' || id === 'product');
  },
);
