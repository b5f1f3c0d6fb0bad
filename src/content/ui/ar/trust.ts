import type { TrustWords } from '../en/trust.ts';

export const trust = {
  earlier: {
    title: 'حُفظ بقواعد أخرى', with: 'بالقواعد {version}:',
    unanswered: 'لا تستطيع القواعد {now} الإجابة عن هذه المدخلات كما حُفظت. أكمل النموذج لترى ما تنصح به.',
  },
  wrong: {
    report: 'الإبلاغ عن نصيحة خاطئة', copied: 'نُسخ من دون الاسم والملاحظات', failed: 'النسخ غير مسموح به هنا',
    send: 'الصقه في رسالة إلى {address} واكتب موضع الخطأ.', sendNoAddress: 'الصقه في رسالة إلى الجهة المشغّلة لهذا الموقع واكتب موضع الخطأ.',
    head: 'بلاغ عن نصيحة خاطئة', what: 'ما الخطأ، وما الصواب:', facts: 'المعطيات المستعملة', example: 'قيمة مثال', asks: 'القواعد والمقترحات', overruled: 'ما استُبعد', review: 'الزيارة القادمة', days: 'الأيام: {n}', by: 'بسبب {by}', of: 'الحاسبة', visit: 'الزيارة', rules: 'القواعد', guards: 'الضوابط', none: 'لا شيء',
  },
} satisfies TrustWords;
