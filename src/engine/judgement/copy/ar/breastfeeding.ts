import type { breastfeeding as english } from '../en/breastfeeding.ts';
import type { TranslatedWords } from '../shape.ts';

export const breastfeeding = {
  'pregnancy.breastfeeding': {
    why: 'لأنها ترضع طفلها',
    caution:
      'أثناء الإرضاع يُعالج السكر بالميتفورمين والإنسولين؛ وتنتظر سائر الأقراص وناهضات مستقبلات GLP-1 والستاتين والفينيرينون. والإرضاع يخفض السكر: مع الإنسولين وجبة خفيفة قبله.',
    ask: 'أي أدويتي تناسب الإرضاع؟',
  },
  'pregnancy.breastfeeding-cover': {
    why: 'لأن السكر التراكمي {a1c} وما يخفض السكر يُوقف أثناء الإرضاع، ويحل محله الميتفورمين والإنسولين',
    ask: 'ما الذي يحل محل الأدوية التي أُوقفها؟',
  },
} satisfies TranslatedWords<typeof english>;
