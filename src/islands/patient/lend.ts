import { lentBy, tellings } from '../../engine/chart/lens.ts';
import { writePath } from '../../engine/kit/fields/fields.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import { loadForm } from '../../engine/registry.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import type { CalculatorState } from '../form/calculator-state.ts';
import { dayOf } from '../shared/day-of.ts';
import { carry } from '../stores/carry.ts';
import { keepVisit, readVisit } from '../visit/visit-store.ts';

interface Lending {
  readonly owner: string;
  readonly from: ToolForm;
  readonly to: string;
  /** What the other calculator is asked about. */
  readonly choices: Readonly<Record<string, string>>;
  readonly patientName: string;
  readonly snapshot: Pick<Snapshot, 'patient' | 'inputs' | 'examples' | 'marked'>;
  readonly told: CalculatorState['told'];
}

/** Carries the patient of an answer to another calculator: all that is known where one is in hand, else what this form tells. */
export async function lendTo({ owner, from, to, choices, patientName, snapshot, told }: Lending): Promise<void> {
  const { fields } = await loadForm(to);
  const on = dayOf();
  const { patient, inputs: asked, examples, marked } = snapshot;
  const own = [...tellings(from.fields, { inputs: asked, examples, marked, told })];
  const chart = patient?.chart ?? Object.fromEntries(own.map(([fact, { known }]) => [fact, { on, ...known }]));
  const { inputs, told: lent } = lentBy(fields, chart, on, patient ? 'visit' : from.id);
  for (const [path, choice] of Object.entries(choices)) writePath(inputs, path, choice);
  if (patient) {
    // What comes back from there is this patient's.
    const visit = readVisit(owner);
    if (visit.opened.includes(from.id)) keepVisit({ ...visit, opened: [...new Set([...visit.opened, to])] });
  }
  carry({ tool: to, owner, patientName, inputs, told: lent, inHand: patient && { chart, on } });
}
