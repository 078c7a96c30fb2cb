/** Texts of both contact forms. `{count}` and `{fields}` are replaced. */
export const formWords = {
  counter: {
    left: {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت {count} أحرف',
      many: 'بقي {count} حرفًا',
      other: 'بقي {count} حرف',
    },
    over: {
      zero: 'لا أحرف زائدة على الحد',
      one: 'حرف واحد زائد على الحد',
      two: 'حرفان زائدان على الحد',
      few: '{count} أحرف زائدة على الحد',
      many: '{count} حرفًا زائدًا على الحد',
      other: '{count} حرف زائد على الحد',
    },
  },
  summary: {
    zero: 'يُرجى مراجعة الحقول: {fields}',
    one: 'يُرجى مراجعة حقل واحد: {fields}',
    two: 'يُرجى مراجعة حقلين: {fields}',
    few: 'يُرجى مراجعة {count} حقول: {fields}',
    many: 'يُرجى مراجعة {count} حقلًا: {fields}',
    other: 'يُرجى مراجعة {count} حقل: {fields}',
  },
  /** Between the names of the fields. */
  separator: '، ',
  /** The confirmation that replaces a sent form; exact texts (R2.49). */
  sent: { title: 'أُرسلت رسالتك', text: 'سيتواصل معك أحد أعضاء فريقنا قريبًا.' },
} as const;
