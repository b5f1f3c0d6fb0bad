import type { Locale } from '../../engine/kit/words/pattern.ts';
import { type Action, glucoseLowering, type Plan } from '../../engine/plan/actions.ts';

/** Acts of the story by their anchors, as far as a plan leads to them. */
type Act = 'diagnosis' | 'titration' | 'addon' | 'neuropathy' | 'followup';

function actOf({ id, verb, object, folded }: Action): Act | undefined {
  if (id === 'start:metformin') return 'diagnosis';
  if (id === 'raise:metformin') return 'titration';
  if (glucoseLowering.includes(object) && (verb === 'start' || verb === 'raise')) return 'addon';
  // Looked at by nearly everybody once a year: then it is not what this plan is about.
  return !folded && (id === 'refer:feet' || id === 'do:feet') ? 'neuropathy' : undefined;
}

/** The act that tells what the plan does first; the care that goes on where it begins nothing; none in an emergency, which has no time for stories. */
export function storyAct({ actions }: Pick<Plan, 'actions'>): Act | undefined {
  if (actions[0]?.gravity === 'emergency') return undefined;
  for (const action of actions) {
    const act = actOf(action);
    if (act) return act;
  }
  return 'followup';
}

/** Its address on this server: an act and a language, and nothing of the patient. */
export const storyAddress = (act: Act, locale: Locale, origin: string): string =>
  `${origin}${locale === 'ar' ? '/ar/' : '/'}#${act}`;
