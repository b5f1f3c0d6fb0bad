import type { HistoryPatientWords } from '../en/history-patient.ts';

export const historyPatient: HistoryPatientWords = {
  patients: 'المرضى', find: 'بحث بالاسم، بحروف عربية أو لاتينية', everybody: 'كل المرضى', patient: 'المريض', line: 'السكر التراكمي عبر الزمن', decided: 'آخر ما تقرر', last: 'آخر حفظ',
  overdue: 'متأخر أو عاجل',
  newVisit: 'زيارة جديدة', newVisitOf: 'زيارة جديدة: {name}، مما هو معروف منذ {date}', unjoined: 'بالاسم فقط',
  none: 'لا شيء محفوظ بعد.', noneNamed: 'لا شيء محفوظ باسم «{term}».', lead: 'ما يُفصل يعود مستقلًّا.',
  known: 'الزيارات: {visits} · التقييمات: {records} · آخرها في {date}',
  noIdentity: 'الاسم المكتوب لا يثبت الهوية: قد يعود المحفوظ باسم واحد إلى شخصين. ولا يُجمع شيء قبل أن تقرر أنه المريض نفسه.',
  join: 'ابدأ زيارة من أحدها: وفي «المرضى» تُسأل «هل هو المريض نفسه؟» مع بيان ما يتطابق وما لا يتطابق.',
  visit: 'الزيارة', begin: 'ابدأ زيارة منه', beginShort: 'ابدأ زيارة', beginOf: 'ابدأ زيارة من {letter}', beginThis: 'ابدأ زيارة منه: {what}',
  picture: 'كل المحفوظ عبر الزمن', date: 'التاريخ', saved: 'المحفوظ', says: 'مضمونه', target: 'الهدف {value}',
  compare: 'مقارنة', of: 'سجلات', press: 'اضغط نقطتين من صف واحد، أو اخترهما هنا.', first: 'A', second: 'B', onlyOne: 'لا يوجد هنا سوى سجل واحد: لا شيء للمقارنة.', pickSecond: 'اختر سجلًا ثانيًا.',
  changed: '{name}: ما تغيّر من A إلى B', rules: 'القواعد {version}', answers: 'الإجابات التي تغيّرت', answer: 'الإجابة', difference: 'الفرق', sameAnswers: 'لم تتغيّر أي إجابة.', same: 'الإجابات المتطابقة في الاثنين: {n}',
  notAnswered: 'دون إجابة', example: '{value} (مثال)', examplesUnknown: 'لا يُعرف أي القيم كانت أمثلة.',
  why: 'السبب: {why}', behind: 'يؤثر في: {list}', print: 'طباعة الاثنين',
  plan: 'الخطة', gone: 'في A وحده', added: 'في B وحده', moved: 'في الاثنين مع اختلاف', samePlan: 'الخطة نفسها.', change: '{name}: {then}، ثم {now}', noPlan: 'لم تُحفظ خطة مع A أو B، فلا يمكن مقارنة الخطتين.', nothingToDo: 'لا يلزم تغيير شيء.',
};
