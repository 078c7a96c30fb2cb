import { expect, it } from 'vitest';

import { readRoles } from './read-roles.ts';

it('keeps ids as they came, numbers and texts (R3.5)', () => {
  const roles = [
    { id: 7, name: 'Investor' },
    { id: 'role-other', name: 'Other' },
  ];
  expect(readRoles(roles)).toEqual(roles);
});

it.each([
  null,
  'Investor',
  [],
  { id: 1 },
  { name: 'Investor' },
  { id: null, name: 'Investor' },
  { id: {}, name: 'Investor' },
  { id: 1.5, name: 'Investor' },
  { id: ' ', name: 'Investor' },
  { id: 'x'.repeat(10_000), name: 'Investor' },
  { id: 1, name: ' ' },
  { id: 1, name: ['Investor'] },
  JSON.parse('{"__proto__":{"id":1,"name":"Investor"}}'),
])('drops the role %j', (role) => {
  expect(readRoles([role])).toEqual([]);
});

it('accepts ids of 200 characters, and names of 120', () => {
  const role = { id: 'x'.repeat(200), name: 'n'.repeat(120) };
  expect(readRoles([role, { ...role, id: 'x'.repeat(201) }])).toEqual([role]);
});

it('returns each id once, as number or text (F-A20)', () => {
  const names = readRoles([
    { id: 1, name: 'First' },
    { id: 1, name: 'Second' },
    { id: '1', name: 'Third' },
  ]).map(({ name }) => name);
  expect(names).toEqual(['First']);
});

it('keeps markup as text', () => {
  expect(readRoles([{ id: 1, name: '<option>Investor</option>' }])[0]?.name).toBe(
    '<option>Investor</option>',
  );
});

it('limits a huge answer to a thousand roles', () => {
  const answer = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Role ${id}` }));
  expect(readRoles(answer)).toHaveLength(1000);
});
