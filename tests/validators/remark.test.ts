import { expect, it } from 'vitest';

import { describeRemarks } from './remark.ts';

const remark = { line: 16, column: 7, message: 'Bad value (Nu)', extract: '<td role="cell">' };

it('reports a finding of many pages once, with its first place', () => {
  const remarks = [
    ...['/site/dist/a.html', '/site/dist/b.html', '/site/dist/b.html'].map((file) => ({ ...remark, file })),
    { ...remark, file: '/site/dist/a.html', extract: '<th role="row">' },
  ];
  expect(describeRemarks(remarks, '/site')).toEqual([
    'dist/a.html:16:7 and 1 more Bad value (Nu)\n    <td role="cell">',
    'dist/a.html:16:7 Bad value (Nu)\n    <th role="row">',
  ]);
});
