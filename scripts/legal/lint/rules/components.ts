import { componentFaults } from '#scripts/legal/read/component-faults.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import { legalRule } from '../legal-rule.ts';

export const components = legalRule('components', ({ document: { tree, file } }) =>
  componentFaults(tree, file, currentFigures),
);
