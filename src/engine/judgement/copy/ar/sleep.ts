import type { sleep as english } from '../en/sleep.ts';
import type { TranslatedWords } from '../shape.ts';

export const sleep = {
  'sleep.hours': {
    why: 'لأن النوم {hours} يرفع السكر والوزن',
    ask: 'كيف أنام نومًا أفضل؟ فقلة النوم وكثرته ترفعان السكر.',
  },
} satisfies TranslatedWords<typeof english>;
