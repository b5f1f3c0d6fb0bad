import type { Message } from '../../engine/kit/words/message.ts';
import type { ToolAnswer } from '../../engine/visit/answers.ts';

/** What a calculator says of this patient: one sentence, or one for each medicine that the plan starts, raises or reduces. */
export function headlinesOf({ headline, notFor, medicines }: ToolAnswer): readonly Message[] {
  if (medicines && !notFor) return medicines.map((each) => each.headline);
  return headline ? [headline] : [];
}
