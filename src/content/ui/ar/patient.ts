import type { PatientWords } from '../en/patient.ts';

export const patient: PatientWords = {
  label: 'المريض وما يُعرف عنه', somebody: 'المريض',
  take: 'خذها', takeAnyway: 'خذها مع ذلك', takeAll: 'خذ الكل', takeAllOf: 'خذ الكل ({n})', look: 'معروف من مكان آخر: {n}', list: 'اعرض', offered: 'معروف من مكان آخر وليس في هذا النموذج', offeredHint: 'لا يُملأ شيء حتى تأخذه. و«خذ الكل» لا يشمل القيم القديمة ولا ما أدخلته هنا بنفسك.',
  from: 'من {tool}، {date}', fromRecord: 'من سجل محفوظ في {tool}، {date}', undated: 'من {tool}، والتاريخ غير معروف', old: 'قيسَت {ago}: أعد القياس أو خذها عن علم', oldUndated: 'التاريخ غير معروف: خذها عن علم', here: 'هنا: {value}',
  taken: 'ما أُخذ: {n}.', left: 'ما تُرك لقرارك: {n}.', ask: 'المريض نفسه؟', close: 'إغلاق',
  ofDoctor: 'من الطبيب',
  day: { title: 'اليوم من الآن فصاعدًا', byHand: 'يملأ فريقك المعالج الخانات الفارغة.', medicine: 'الدواء', morning: 'الصباح', noon: 'الظهر', evening: 'المساء', night: 'الليل', stops: 'يُوقف', begins: 'جديد', changes: 'جرعة جديدة' },
  story: { title: 'فصل القصة الذي يناسب الخطة', hint: 'وجّه كاميرا الهاتف إلى هذا المربع: يفتح القصة في موضعها المناسب. لا معلومة فيه عن صاحب الورقة.', code: 'رمز QR للعنوان' },
};
