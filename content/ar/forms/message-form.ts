/** Texts of the message dialog. The errors (R5.5 to R5.9) are exact texts. */
export const messageForm = {
  intro: 'يرد عليك أحد أعضاء فريقنا بالبريد الإلكتروني. يُرجى ملء جميع الحقول.',
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    position: 'المنصب',
    company: 'الشركة',
    email: 'بريد العمل الإلكتروني',
    contactRole: 'صفتك',
    phone: 'الهاتف',
    message: 'الرسالة',
  },
  phone: { country: 'الدولة', group: 'رقم الهاتف مع رمز الدولة' },
  roles: {
    choose: 'اختر صفتك',
    loading: 'جارٍ تحميل الصفات…',
    failed: 'تعذّر تحميل الصفات',
    failedHint: 'يمكنك إرسال رسالتك دون تحديد صفتك.',
    retry: 'حاول مرة أخرى',
  },
  errors: {
    firstName: {
      missing: 'الاسم الأول مطلوب',
      invalid: 'يجب ألا يتجاوز الاسم الأول 20 حرفًا',
    },
    lastName: {
      missing: 'اسم العائلة مطلوب',
      invalid: 'يجب ألا يتجاوز اسم العائلة 20 حرفًا',
    },
    position: {
      missing: 'المنصب مطلوب',
      invalid: 'يجب ألا يتجاوز المنصب 50 حرفًا',
    },
    company: {
      missing: 'اسم الشركة مطلوب',
      invalid: 'يجب ألا يتجاوز اسم الشركة 50 حرفًا',
    },
    email: { missing: 'بريد العمل الإلكتروني مطلوب', invalid: 'صيغة البريد الإلكتروني غير صحيحة' },
    message: {
      missing: 'الرسالة مطلوبة',
      invalid: 'يجب ألا تتجاوز الرسالة 250 حرفًا',
    },
    phone: { missing: 'أدخل رقم هاتف صحيحًا', invalid: 'أدخل رقم هاتف صحيحًا' },
    contactRole: { missing: 'يُرجى اختيار صفتك' },
  },
  failed: 'تعذّر إرسال رسالتك. حاول مرة أخرى.',
  /** Follows the browser's message of a network error. */
  unreached: 'رسالتك لا تزال هنا. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
  submit: 'أرسل رسالة',
  sending: 'جارٍ الإرسال...',
  byMail: 'أو راسلنا على',
  done: 'تم',
} as const;
