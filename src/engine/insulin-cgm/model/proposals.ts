import type { Proposal } from '../../kit/proposal.ts';
import type { Inputs } from '../inputs.ts';
import type { Option, OtherMed, Results } from '../results.ts';

/** What an option asks for; an option that goes on with what is taken asks for nothing. */
const options: { readonly [O in Option]?: string } = {
  basalInsulin: 'start:basalInsulin',
  intensifyBasal: 'raise:basalInsulin',
  mealtimeInsulin: 'start:mealtimeInsulin',
  mealtimeOrGlp1: 'start:glp1RA',
  sitagliptin: 'start:dpp4Inhibitor',
  sglt2: 'start:sglt2Inhibitor',
  glp1Ra: 'start:glp1RA',
  tzd: 'start:tzd',
};
const others: Readonly<Record<OtherMed['drug'], string>> = {
  su: 'sulfonylurea',
  tzd: 'tzd',
  sglt2: 'sglt2Inhibitor',
  glp1Ra: 'glp1RA',
};
const verbs: { readonly [A in OtherMed['action']]?: string } = { stop: 'stop', hold: 'hold', reduce: 'reduce' };

/** What the specification's order asks for: insulin where it says START NOW, the first group of its order, and what it does with the other medicines. */
export function proposals(inputs: Inputs, results: Results): Proposal[] {
  const propose = (id: string, within: number, what: string, more: Partial<Proposal> = {}): Proposal => ({
    id,
    within,
    gravity: 'routine',
    because: `proposal:insulin-cgm:${what}`,
    sources: ['spec'],
    ...more,
  });
  const now = results.insulinDecision.decision === 'START NOW';
  const { startDose } = results.insulinChoice;
  const withheld = (results.basalBlock?.withheld.length ?? 0) > 0;
  const { metforminMr, sitagliptin, othermeds } = results.medReconciliation;
  const starts = results.therapyOptions.recommendedNow.flatMap(({ option }) => options[option] ?? []);
  return [
    ...starts.map((id) =>
      id === 'start:basalInsulin'
        ? propose(id, now ? 0 : 14, 'insulin', {
            gravity: now ? 'urgent' : 'important',
            ...(typeof startDose === 'number' && !withheld && { to: { value: startDose, unit: 'U' } }),
          })
        : propose(id, 14, 'therapy', id === 'raise:basalInsulin' ? {} : { optional: true }),
    ),
    ...(metforminMr.action === 'contraindicated'
      ? [propose('stop:metformin', 0, 'metformin', { gravity: 'urgent' })]
      : []),
    ...(metforminMr.action === 'optimize' ? [propose('raise:metformin', 14, 'metformin')] : []),
    ...(sitagliptin.action === 'stop' && inputs.sitagliptin100
      ? [propose('stop:dpp4Inhibitor', 7, 'sitagliptin', { gravity: 'important' })]
      : []),
    ...othermeds.flatMap(({ drug, action }) => {
      const verb = verbs[action];
      return verb
        ? [
            propose(
              `${verb}:${others[drug]}`,
              action === 'reduce' ? 14 : 0,
              drug,
              action === 'reduce' ? {} : { gravity: 'urgent' },
            ),
          ]
        : [];
    }),
  ];
}
