import type { ConsentCopy } from '#src/model/consent.schema.ts';

/** The texts of the consent tool. The cookie policy explains the levels at length. */
export const consentCopy: ConsentCopy = {
  language: 'ar',
  /** Raise it if the meaning or a provider of a level changes: every visitor is then asked again. */
  revision: 1,
  days: 182,
  link: 'إعدادات ملفات تعريف الارتباط',
  withoutScript: 'البرامج النصية معطّلة في متصفحك، لذا لا يمكن تحميل أي شيء خارج الفئة الضرورية.',
  banner: {
    label: 'الموافقة',
    title: 'خياراتك بشأن ملفات تعريف الارتباط',
    text: 'بموافقتك، نستخدم ملفات تعريف الارتباط لقياس مشاهدات الصفحات وأداء إعلاناتنا. ولا نستخدمها لأي من الغرضين ما لم تسمح بذلك.',
    policy: 'سياسة ملفات تعريف الارتباط',
    accept: 'قبول',
    refuse: 'رفض',
    choose: 'إدارة الخيارات',
  },
  settings: {
    title: 'إعدادات ملفات تعريف الارتباط',
    intro:
      'اختر الفئات التي تسمح بها. يمكنك تغيير اختيارك في أي وقت؛ ويعمل الموقع بالطريقة نفسها أيًا كان اختيارك.',
    close: 'إغلاق',
    save: 'حفظ خياراتي',
    signal:
      'يرسل متصفحك إشارة التحكم العالمي في الخصوصية (Global Privacy Control)، لذلك رُفض التتبع والاستهداف. ولا يلزمك أي إجراء آخر.',
  },
  levels: {
    necessary: {
      title: 'الضرورية',
      text: 'لازمة ليعمل الموقع بأمان ويتذكر اختيارك. ولا تُستخدم أبدًا للقياس أو الإعلان.',
    },
    functionality: {
      title: 'الوظيفية',
      text: 'وسائل راحة اختيارية. ولا يُخزَّن شيء ضمن هذه الفئة حاليًا.',
    },
    tracking: {
      title: 'التتبع',
      text: 'يقيس مشاهدات الصفحات عبر مزود لتحليلات الويب: مسار كل صفحة واستعلامها وعنوانها، دون عناوين البريد الإلكتروني وأرقام الهاتف.',
    },
    targeting: {
      title: 'الاستهداف',
      text: 'يتيح لوسم إعلاني تسجيل زيارات الصفحات، وقياس ما إذا كان إعلان هو ما قاد إلى هذا الموقع، وعرض إعلانات لك لاحقًا.',
    },
  },
};
