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
} satisfies TranslatedWords<typeof english>;
