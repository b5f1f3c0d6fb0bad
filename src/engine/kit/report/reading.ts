import type { Message } from '../words/message.ts';
import type { WorksheetStep } from '../worksheet/worksheet.ts';
import type { Block, Report, Section, Step, StepsBlock } from './report.ts';

/** How many steps and cautions stand in view; the rest is a press away. */
export const inView = 5;

/** The first five steps, every urgent one and every change of a medicine; the rest behind “and N more”. */
export function splitSteps({ items }: StepsBlock): { readonly shown: readonly Step[]; readonly more: readonly Step[] } {
  const shown = Math.max(inView, items.findLastIndex(({ urgent, changes }) => urgent || changes) + 1);
  return { shown: items.slice(0, shown), more: items.slice(shown) };
}

/** What follows the first steps, in few words: what is due at the same time stands together. */
export function briefly(
  steps: readonly Step[],
): readonly { readonly when?: Message; readonly items: readonly Message[] }[] {
  const groups = new Map<string, { when?: Message; items: Message[] }>();
  for (const { message, brief } of steps) {
    const key = JSON.stringify(brief?.when ?? '');
    const group = groups.get(key) ?? { ...(brief?.when && { when: brief.when }), items: [] };
    group.items.push(brief?.message ?? message);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The first five cautions; the rest behind “and N more”. */
export function splitCautions<C>(cautions: readonly C[]): {
  readonly shown: readonly C[];
  readonly more: readonly C[];
} {
  return { shown: cautions.slice(0, inView), more: cautions.slice(inView) };
}

/** What is folded on its own: sections of one part together, where the first of them stands. */
export function folded(sections: readonly Section[]): readonly (readonly [Section, ...Section[]])[] {
  const rows = new Map<string, [Section, ...Section[]]>();
  for (const section of sections) {
    const row = section.part && rows.get(section.part);
    if (row) row.push(section);
    else rows.set(section.part ?? `section ${section.id}`, [section]);
  }
  return [...rows.values()];
}

/** The lines of the worksheet a reader may see: the calculator's, then the plan's. */
export function shownSteps(
  { withheldSteps = [], worked }: Report,
  steps: readonly WorksheetStep[],
): readonly WorksheetStep[] {
  return [...steps.filter(({ id }) => !withheldSteps.includes(id)), ...worked];
}

export function blockMessages(block: Block): Message[] {
  const found: Message[] = [];
  const walk = (at: unknown): void => {
    if (Array.isArray(at)) at.forEach(walk);
    else if (typeof at === 'object' && at !== null) {
      if ('key' in at && typeof at.key === 'string' && !('type' in at)) found.push(at as Message);
      else Object.values(at).forEach(walk);
    }
  };
  walk(block);
  return found;
}
