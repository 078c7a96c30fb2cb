import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** How high an empty column may be beside content, in pixels of a window of 1440. */
const MOST_PX = 240;

/** A column: half of the page between its margins, without the gap. */
const LEFT = { from: 52, to: 690 };
const RIGHT = { from: 750, to: 1388 };

/**
 * Asserts that no column of the page is empty for long while the other one has content: each row of its pixels in one
 * colour.
 */
export async function expectNoEmptyColumn(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const main = await page.getByRole('main').boundingBox();
  if (!main) throw new Error('The page has content');
  const shot = await page.screenshot({ fullPage: true, clip: main, animations: 'disabled' });
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rowsOf = ({ from, to }: typeof LEFT) =>
    Array.from({ length: info.height }, (_, y) => {
      const row = data.subarray(y * info.width * info.channels + from, y * info.width * info.channels + to);
      return row.some((value) => value !== row[0]);
    });
  const [left, right] = [rowsOf(LEFT), rowsOf(RIGHT)];
  const found = [
    ...emptyRuns(left, right).map((run) => `left: ${run}`),
    ...emptyRuns(right, left).map((run) => `right: ${run}`),
  ];
  expect(found, 'columns that are empty beside content, in pixels below the header').toEqual([]);
}

/** Where the first column is empty from the first to the last row of the other one’s content, as `from–to`. */
function emptyRuns(own: readonly boolean[], other: readonly boolean[]): readonly string[] {
  const found: string[] = [];
  let [first, last] = [-1, -1];
  for (let y = 0; y <= own.length; y += 1) {
    if (y === own.length || own[y]) {
      if (last - first > MOST_PX) found.push(`${first}–${last}`);
      [first, last] = [-1, -1];
    } else if (other[y]) {
      if (first < 0) first = y;
      last = y;
    }
  }
  return found;
}
