import { expect, it } from 'vitest';

import type { Project } from '#src/api/read-projects.ts';
import { assetClassesOf, projectsIn } from './asset-classes.ts';
import { sampleProject } from '#tests/support/sample-partner.ts';

const named = (assetClass: string | undefined): Project => sampleProject({ assetClass });

const projects = ['Real Estate', undefined, 'real  estate', '  ', 'Private Credit', 'REAL ESTATE ', ''].map(
  named,
);

it('has each class once, as it is first written, and none without a name (F-A17)', () => {
  expect(assetClassesOf(projects)).toEqual(['Real Estate', 'Private Credit']);
});

it('finds the projects of a class however its name is written', () => {
  expect(projectsIn(projects, 'Real Estate').map(({ assetClass }) => assetClass)).toEqual([
    'Real Estate',
    'real  estate',
    'REAL ESTATE ',
  ]);
});

it('has all projects when no class is chosen', () => {
  expect(projectsIn(projects, undefined)).toBe(projects);
});
