import type { ContactForm } from '#src/model/contact-form.schema.ts';

/** Texts and limits of the form on the contact page (R5.1, R8.1, R8.2). */
export const contactForm = {
  heading: 'أرسل رسالة',
  demo: 'اطلب عرضًا توضيحيًا',
  optional: 'اختياري',
  fields: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
    subject: 'الموضوع',
    message: 'الرسالة',
  },
  subjects: {
    'general-inquiry': 'استفسار عام',
    'demo-request': 'طلب عرض توضيحي',
    'enterprise-sales': 'مبيعات المؤسسات',
    'technical-support': 'الدعم الفني',
    'partnership-support': 'دعم الشراكات',
  },
  limits: { name: 40, company: 50, message: 250 },
  errors: {
    name: { missing: 'الاسم الكامل مطلوب', invalid: 'يجب ألا يتجاوز الاسم الكامل 40 حرفًا' },
    email: { missing: 'البريد الإلكتروني مطلوب', invalid: 'أدخل عنوانًا مثل name@company.com' },
    company: { invalid: 'يجب ألا يتجاوز اسم الشركة 50 حرفًا' },
    message: { missing: 'الرسالة مطلوبة', invalid: 'يجب ألا تتجاوز الرسالة 250 حرفًا' },
  },
  sending: 'جارٍ الإرسال...',
  again: 'أرسل رسالة أخرى',
  privacy: 'كيف نتعامل مع بياناتك',
  sent: 'أُرسلت رسالتك! سنتواصل معك قريبًا.',
  failed: 'حدث خطأ. حاول مرة أخرى لاحقًا.',
  unavailable: {
    title: 'لم تُرسل رسالتك',
    text: 'تعذّر تحميل أداة التحقق من الرسائل الآلية، وربما حجبها متصفحك أو شبكتك. رسالتك لا تزال هنا. حاول مرة أخرى، أو أرسلها بالبريد الإلكتروني.',
    mail: 'راسلنا على',
  },
  withoutForm: {
    title: 'النموذج غير متاح',
    text: 'يعتمد النموذج على برنامج نصي معطّل أو تعذّر تحميله. يُرجى التواصل بالبريد الإلكتروني أو الهاتف.',
  },
} as const satisfies ContactForm;
