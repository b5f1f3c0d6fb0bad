import type { RareErrorWords } from '../en/rare-errors.ts';

export const rareErrors = {
  two_identities: 'حمل الطلب رمز وصول وملفات تعريف ارتباط معًا.',
  token_wrong: 'رمز الوصول هذا غير معروف أو انتهت صلاحيته أو أُلغي.',
  token_scope: 'رمز الوصول هذا للقراءة فقط.',
  token_not_here: 'رموز الوصول للسجلّات فقط.',
  tokens_full: 'بلغ عدد رموز الوصول لديك حدّه الأقصى. ألغِ واحدًا أولًا.',
} satisfies RareErrorWords;
