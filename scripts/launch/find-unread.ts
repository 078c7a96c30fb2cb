import { type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { readExport } from '#scripts/build/page-contents.ts';
import { must, type Obstacle, placeIn } from './obstacle.ts';

/** Languages whose texts no native reader has read yet, by the mark `awaitsReader` of their language.ts. */
export async function findUnreadLanguages(
  codes: readonly LanguageCode[] = languageCodes,
): Promise<Obstacle[]> {
  const meaning =
    'Visitors would read texts that no native reader has checked. Have them read, then delete `awaitsReader`.';
  const found = await Promise.all(
    codes.map(async (code) => {
      const file = `content/${code}/language.ts`;
      if ((await readExport(file, 'awaitsReader')) !== true) return [];
      const place = await placeIn(file, 'awaitsReader');
      return [must('reader', place(), `${languages[code].name} awaits a native reader`, meaning)];
    }),
  );
  return found.flat();
}
