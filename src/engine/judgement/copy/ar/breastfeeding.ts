import type { breastfeeding as english } from '../en/breastfeeding.ts';
import type { TranslatedWords } from '../shape.ts';

export const breastfeeding = {
  'pregnancy.breastfeeding': {
    why: 'لأنها ترضع طفلها',
    caution:
      'أثناء الإرضاع يُعالج السكر بالميتفورمين والإنسولين؛ وتنتظر سائر الأقراص وناهضات مستقبلات GLP-1 والستاتين والفينيرينون. والإرضاع يخفض السكر: مع الإنسولين وجبة خفيفة قبله.',
    patient: 'أثناء الإرضاع لا تناسبكِ بعض الأقراص والحقن. تخبركِ عيادتكِ بها.',
    ask: 'أي أدويتي تناسب الإرضاع؟',
  },
  'pregnancy.breastfeeding-cover': {
    why: 'لأن السكر التراكمي {a1c} وما يخفض السكر يُوقف أثناء الإرضاع، ويحل محله الميتفورمين والإنسولين',
    patient: 'تُوقف بعض أدويتكِ أثناء الإرضاع. قيسي سكركِ في البيت لتعرف عيادتكِ ما يحل محلها.',
    ask: 'ما الذي يحل محل الأدوية التي أُوقفها؟',
  },
} satisfies TranslatedWords<typeof english>;
