import type { Licensed } from './judge-licences.ts';

/** Every package by licence, those first whose code or files visitors get. */
export function reportLicences(packages: readonly Licensed[]): string {
  const lines = [true, false].flatMap((isShipped) => {
    const chosen = packages.filter((one) => one.isShipped === isShipped);
    const licences = new Set(chosen.map((one) => one.licence).toSorted());
    return [
      isShipped ? 'Sent to visitors' : '\nUsed to build and test',
      ...[...licences].flatMap((licence) => {
        const all = chosen.filter((one) => one.licence === licence);
        const names = new Set(all.map(({ name, version }) => `${name} ${version}`));
        return [`  ${licence} (${all.length})`, `    ${[...names].join(', ')}`];
      }),
    ];
  });
  return lines.join('\n');
}
