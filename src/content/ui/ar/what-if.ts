import type { WhatIfWords } from '../en/what-if.ts';

export const whatIf: WhatIfWords = {
  title: 'ماذا لو…',
  lead: 'حرّك قيمة لترى كيف تصير النتيجة. يبقى ما حُسب كما هو، وتظهر التجربة بخط منقّط، ولا يُحفظ شيء منها ولا يُطبع.',
  most: 'الأكثر أثرًا',
  searching: 'يجري البحث عن الأكثر أثرًا…',
  steps: 'في الخطة',
  unchanged: 'لم تُحرَّك أي قيمة بعد.',
  same: 'تبقى الخطة كما هي.',
  together: 'هذه القيم متعارضة.',
  was: 'المحسوب: {value}',
  back: 'العودة إلى ما حُسب',
  take: 'اعتماد القيم والحساب بها',
  yes: 'نعم',
  no: 'لا',
};
