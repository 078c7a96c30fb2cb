import { expect, it } from 'vitest';

import { foldText } from './fold-text.ts';

it.each([
  ['Café', 'cafe'],
  ['٢٠٢٦', '2026'],
  ['۱۵۰٫۵', '150.5'],
  ['ＮＤＡ１', 'nda1'],
  ['o\ufb03ce', 'office'],
  ['ﷲ', 'الله'],
  ['ﻻ', 'لا'],
  ['إلى', 'الي'],
  ['شرکت سرمایه‌گذاری', 'شركت سرمايهگذاري'],
  ['مُؤَسَّسَةٌ', 'موسسه'],
  ['Straße', 'strasse'],
  ['plat\u00adform\u200b’s', "platform's"],
])('the text %s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
