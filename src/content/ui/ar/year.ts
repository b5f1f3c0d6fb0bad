import type { YearWords } from '../en/year.ts';

export const year: YearWords = {
  counts: 'المستحق {due}، ومن دون يوم معروف {unknown}',
  countsNone: 'لا شيء مستحق؛ ومن دون يوم معروف {unknown}',
  unknown: 'لا يُعرف له يوم', later: 'لاحقًا', notFor: 'لا يلزم',
  today: 'تمّ اليوم', todayOf: '{what}: تمّ اليوم', undo: 'تراجع', undoOf: '{what}: تراجع', saidToday: 'سُجّل أنه تمّ اليوم',
  elsewhere: 'تمّ في مكان آخر', elsewhereOf: '{what}: تمّ في مكان آخر اليوم', saidElsewhere: 'سُجّل أنه تمّ اليوم، دون نتيجة',
  other: 'يوم آخر', otherOf: '{what}: تمّ في يوم آخر', day: 'اليوم الذي تمّ فيه', set: 'تسجيل اليوم', undated: 'تمّ ولا يُعرف يومه',
  enter: 'إدخال', enterOf: '{what}: إدخال النتيجة',
  future: 'هذا اليوم لم يأتِ بعد.', notADay: 'هذا ليس يومًا.', hijri: 'قُرئ يومًا هجريًا: {day} في التقويم الميلادي. سجّله إن كان صحيحًا.',
};
