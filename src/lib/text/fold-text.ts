/** Letters that people type for each other, and Arabic decimal signs. Digits are handled by their code. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '’': "'", '٬': ',', '،': ',', '٫': '.' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ـ: '' },
};

/** For comparison: one form of letters and digits that people type for each other, in Latin and Arabic script. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '')
    // Upper case first: it also takes ß apart.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[’٬،٫ٱىیکةہھەـ٠-٩۰-۹]/g, (sign) => ALIKE[sign] ?? String(sign.charCodeAt(0) % 16));
