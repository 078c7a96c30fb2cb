import type { TeamMember } from '#src/model/team.schema.ts';

/** The leadership team on the about page, in reading order (R2.29). */
export const team = [
  {
    id: 'nadia-al-rashid',
    sample: true,
    name: 'نادية الراشد',
    role: 'الرئيسة التنفيذية',
    bio: 'تقود نادية الاستراتيجية وتوجّه تطوير المنتج، وهي المسؤولة عن حياد الشركة: لا مشورة ولا وساطة ولا رسوم نجاح.',
  },
  {
    id: 'tomas-lindqvist',
    sample: true,
    name: 'توماس ليندكفيست',
    role: 'رئيس شؤون التقنية',
    bio: 'يقود توماس أعمال الهندسة، وهو المسؤول عن أمن المنصة وضوابط الوصول إليها واستمرار عملها.',
  },
  {
    id: 'amara-okonjo',
    sample: true,
    name: 'أمارا أوكونجو',
    role: 'رئيسة الامتثال',
    bio: 'أمارا هي المسؤولة عن اعتماد المستخدمين: فحوص اعرف عميلك ومكافحة غسل الأموال (KYC/AML)، والولايات القضائية المحظورة، وقواعد بوابات الشركاء.',
  },
  {
    id: 'vikram-desai',
    sample: true,
    name: 'فيكرام ديساي',
    role: 'رئيس شؤون العملاء والشركاء',
    bio: 'يقود فيكرام تأهيل العملاء الجدد وبوابات الشركاء وفريق الدعم.',
  },
] satisfies TeamMember[];

/** Shown below a quotation while its person or its words are invented. */
export const sampleWords = 'الشخص والاقتباس مثالان توضيحيان.';
