import type { TrustWords } from '../../content/ui/en/trust.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { Action, Plan } from '../../engine/plan/index.ts';
import { fill } from './fill.ts';

/** A fact or an input as it was used: its name in the records, its value, its unit. */
export interface UsedFact {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly unit?: string | undefined;
  readonly isExample?: boolean;
}

/** What a report of wrong advice is made of. There is no place in it for a name or a note. */
export interface WrongAdvice {
  /** The calculator's name and id, or undefined for the visit. */
  readonly tool?: { readonly name: string; readonly id: string };
  readonly facts: readonly UsedFact[];
  readonly plan: Plan;
  readonly guards: readonly string[];
}

const actionLine = ({ id, to, gravity, within, because }: Action, words: TrustWords['wrong']): string =>
  `- ${id}${to ? ` ${to.value} ${to.unit}` : ''} · ${gravity} · ${fill(words.days, { n: within })} · ${because.join(', ')}`;

/** Plain text for the person to send: ids of rules, versions and facts, so that whoever answers can repeat it. */
export function wrongAdviceText({ tool, facts, plan, guards }: WrongAdvice, words: TrustWords['wrong']): string {
  const listed = (lines: readonly string[]): readonly string[] => (lines.length ? lines : [`- ${words.none}`]);
  return [
    words.head,
    tool ? `${words.of}: ${tool.name} (${tool.id})` : words.visit,
    `${words.rules}: ${engineVersion}`,
    '',
    words.what,
    '',
    '',
    `${words.facts}:`,
    ...listed(
      facts.map(
        ({ name, value, unit, isExample }) =>
          `- ${name}: ${String(value)}${unit ? ` ${unit}` : ''}${isExample ? ` (${words.example})` : ''}`,
      ),
    ),
    '',
    `${words.asks}:`,
    ...listed(plan.actions.map((action) => actionLine(action, words))),
    '',
    `${words.overruled}:`,
    ...listed(plan.overruled.map(({ action, by }) => `- ${action.id} ${fill(words.by, { by })}`)),
    '',
    `${words.guards}: ${guards.join(', ') || words.none}`,
    `${words.review}: ${fill(words.days, { n: plan.review })}`,
  ].join('\n');
}
