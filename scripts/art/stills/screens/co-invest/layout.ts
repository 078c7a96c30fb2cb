import { series } from '#scripts/art/kit/geometry.ts';
import { target, parties } from './parties.ts';

/** Where things stand on the screen, so that the lines below the page meet the rows on it. */
export const place = {
  rowTop: 156,
  rowStep: 60,
  rowHeight: 50,
  rowsEnd: 462,
  barLeft: 686,
  barWidth: 44,
  barTop: 156,
  barHeight: 470,
};

export const rowMiddle = (index: number) => place.rowTop + index * place.rowStep + place.rowHeight / 2;

const perDollar = place.barHeight / target;

/** The part of the bar that each party fills, from the top. */
export const segments = series(parties.length, (_, index) => {
  const before = parties.slice(0, index).reduce((sum, { ticket }) => sum + ticket, 0);
  const own = parties[index]?.ticket ?? 0;
  return { top: place.barTop + before * perDollar, height: own * perDollar };
});
