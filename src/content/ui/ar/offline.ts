import type { OfflineWords } from '../en/offline.ts';

export const offline = {
  signIn: 'تسجيل الدخول يحتاج إلى اتصال بالشبكة. أمّا القصة وصفحة الأدوات فتُفتحان من دونه.',
  withdrawn: 'سُحب إصدار القواعد {version} لوجود خطأ فيه. لا تعتمد على هذه النتيجة.',
  unchecked: 'إصدار القواعد {version}، ولم يُتحقَّق من وجود تحديثات منذ {date}.',
} satisfies OfflineWords;
