import type { ChangedPlan, Due } from '../../engine/answer/compare-plans.ts';
import type { Value } from '../../engine/kit/words/message.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { usePatientWords } from './patient-words.ts';

/** A list of actions below its title; nothing where there is none. */
function Actions({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p>{title}:</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly plan: ChangedPlan;
  readonly tell: (value: Value) => string;
  readonly locale: Locale;
}

/** What changed from one plan to another. */
export function PlanChanges({ plan, tell, locale }: Props) {
  const { words } = usePatientWords(locale);
  const due = ({ action, when }: Due): string => tell(action) + commaOf(locale) + tell(when);
  const withWhy = (text: string, { why }: Due): string => (why ? `${text}: ${tell(why)}` : text);
  if (plan.gone.length + plan.added.length + plan.changed.length === 0) return <p>{words.samePlan}</p>;
  return (
    <>
      <Actions title={words.gone} items={plan.gone.map((each) => withWhy(due(each), each))} />
      <Actions title={words.added} items={plan.added.map((each) => withWhy(due(each), each))} />
      <Actions
        title={words.moved}
        items={plan.changed.map(({ then, now }) =>
          withWhy(
            fill(words.change, {
              name: tell(now.action),
              then: tell(then.action) === tell(now.action) ? tell(then.when) : due(then),
              now: tell(now.when),
            }),
            now,
          ),
        )}
      />
    </>
  );
}
