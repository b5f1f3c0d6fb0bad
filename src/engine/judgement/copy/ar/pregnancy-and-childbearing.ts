import type { pregnancyAndChildbearing as english } from '../en/pregnancy-and-childbearing.ts';
import type { TranslatedWords } from '../shape.ts';

export const pregnancyAndChildbearing = {
  'pregnancy.now': {
    why: 'لأنها حامل',
    caution: '<b>المريضة حامل:</b> يراها فريق السكري والحمل اليوم ويقرر في شأن الميتفورمين والإنسولين. الأهداف: سكر الصائم أقل من {fasting}، وبعد الأكل بساعة أقل من {afterMeal}. وتؤجَّل الحمية وكل دواء جديد غير الإنسولين.',
    patient: 'أنتِ حامل: يجب أن يراكِ فريق السكري والحمل اليوم. واسأليهم قبل جرعتكِ التالية أي أدويتكِ آمن على جنينكِ.',
    ask: 'أي أدويتي آمن على الجنين، وما أهداف السكر لديّ الآن؟',
  },
  'pregnancy.of-a-man': {
    why: 'لأن حملًا سُجّل لرجل، ولا يُبدأ دواء جديد قبل توضيح ذلك',
    caution: null,
    patient: null,
    ask: null,
  },
  'pregnancy.not-possible': {
    why: 'لأنه سُجّل حمل حيث لا يبدو الحمل ممكنًا',
    caution: null,
    patient: null,
    ask: null,
  },
  'pregnancy.glucose-medicines': {
    why: 'لأنه لا يُستعمل في الحمل، ويحل الإنسولين محله',
    caution: null,
    patient: null,
    ask: null,
  },
  'pregnancy.heart-medicines': {
    why: 'لأنه قد يضر الجنين',
    caution: null,
    patient: null,
    ask: null,
  },
  'pregnancy.metformin': {
    why: 'لأن القرار فيه لفريق السكري والحمل، ولا تُترك حتى ذلك بلا علاج',
    caution: null,
    patient: null,
    ask: null,
  },
  'pregnancy.insulin': {
    why: 'لأن السكر فوق أهداف الحمل، ويحدد الجرعةَ فريق السكري والحمل',
    caution: null,
    patient: null,
    ask: null,
  },
  'pregnancy.planned': {
    why: 'لأنها تخطط للحمل',
    caution: '<b>الحمل مخطط له:</b> وسيلة منع موثوقة حتى ينزل السكر التراكمي عن {goal} إن كان ذلك آمنًا، وحمض الفوليك من الآن. يوقَف السيماغلوتايد قبل الحمل بمدة لا تقل عن {months}، ومثبط ACE أو ARB والستاتين قبل الحمل.',
    patient: 'أنتِ تخططين للحمل: استعملي وسيلة لمنع الحمل حتى تخبركِ عيادتكِ أن السكر صار مناسبًا، واسألي عن حمض الفوليك من الآن.',
    ask: 'متى يكون الحمل آمنًا لي، وأي أدويتي يجب تغييره قبله؟',
  },
  'pregnancy.possible': {
    why: 'لأن من أدويتها ما قد يضر الجنين',
    caution: null,
    patient: null,
    ask: 'هل أدويتي آمنة إذا حملت؟',
  },
  'pregnancy.pill': {
    why: 'لأن التيرزيباتيد يضعف حبوب منع الحمل',
    caution: 'إن كان الدواء تيرزيباتيد: تحتاج حبوب منع الحمل إلى وسيلة حاجزة معها مدة {weeks} بعد البدء وبعد كل زيادة في الجرعة.',
    patient: null,
    ask: 'هل تُضعف الحقنة مفعول حبوب منع الحمل؟',
  },
} satisfies TranslatedWords<typeof english>;
