import type { liver as english } from '../en/liver.ts';
import type { TranslatedWords } from '../shape.ts';

export const liver = {
  'liver.fatty': {
    why: 'لأن FIB-4 عند {limit} فأكثر مع الكبد الدهني يستدعي قياس مرونة الكبد، وإن كان ALT طبيعيًا',
    caution: null,
    patient: null,
    ask: 'هل أضرّ الدهن بكبدي، وكيف يُفحص ذلك؟',
  },
  'liver.glp1': {
    why: 'لأنه يفيد الكبد الدهني كما يخفض السكر',
    caution: null,
    patient: null,
    ask: null,
  },
} satisfies TranslatedWords<typeof english>;
