import { expect, it } from 'vitest';
import { partnerNameOf } from './request.ts';

it.each([
  ['acme.localhost:4173/', 'acme'],
  ['ACME.localhost./pricing', 'acme'],
  ['acme.qanat.example', 'acme'],
  ['www.acme.qanat.example/', 'www.acme'],
  ['localhost:4173/', ''],
  ['qanat.example', ''],
  ['partner.test:80/x', 'partner.test'],
  ['notqanat.example', 'notqanat.example'],
  ['', ''],
])('of "%s" is "%s"', (address, expected) => {
  expect(partnerNameOf(address)).toBe(expected);
});
