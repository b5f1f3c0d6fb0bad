import { insulinA1c } from '../../clinical/glycaemia.ts';
import type { Proposal } from '../../kit/proposal.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Inputs } from '../inputs.ts';
import type { Option, OtherMed, Results } from '../results.ts';

/** What an option asks for, and why; an option that goes on with what is taken asks for nothing. */
function optionAsks(option: Option, why: string, small: boolean): { readonly id: string; readonly why: string } | null {
  const asks: { readonly [O in Option]?: readonly [id: string, why: string] } = {
    basalInsulin: ['start:basalInsulin', why],
    intensifyBasal: ['raise:basalInsulin', why],
    mealtimeInsulin: ['start:mealtimeInsulin', 'basalCeiling'],
    mealtimeOrGlp1: ['start:glp1RA', 'basalCeiling'],
    sitagliptin: ['start:dpp4Inhibitor', small ? 'smallGap' : 'nextTablet'],
    sglt2: ['start:sglt2Inhibitor', 'organs'],
    glp1Ra: ['start:glp1RA', 'obesity'],
    tzd: ['start:tzd', 'nextTablet'],
  };
  const asked = asks[option];
  return asked ? { id: asked[0], why: asked[1] } : null;
}
const others: Readonly<Record<OtherMed['drug'], string>> = {
  su: 'sulfonylurea',
  tzd: 'tzd',
  sglt2: 'sglt2Inhibitor',
  glp1Ra: 'glp1RA',
};
const reasons: Readonly<Record<OtherMed['drug'], { readonly [A in OtherMed['action']]?: string }>> = {
  su: { stop: 'besideInsulin' },
  tzd: { stop: 'heartFailureStop', reduce: 'leastDose' },
  sglt2: { hold: 'ketosisHold' },
  glp1Ra: {},
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
  const sign = atLeast(inputs.baselineA1c, insulinA1c) ? 'veryHighA1c' : 'symptomsInsulin';
  const small = sitagliptin.action === 'add';
  const starts = results.therapyOptions.recommendedNow.flatMap(({ option }) => optionAsks(option, sign, small) ?? []);
  return [
    ...starts.map(({ id, why }) =>
      id === 'start:basalInsulin'
        ? propose(id, now ? 0 : 14, why, {
            gravity: now ? 'urgent' : 'important',
            ...(typeof startDose === 'number' && !withheld && { to: { value: startDose, unit: 'U' } }),
          })
        : propose(id, 14, why, id === 'raise:basalInsulin' ? {} : { optional: true }),
    ),
    ...(metforminMr.action === 'contraindicated'
      ? [propose('stop:metformin', 0, 'kidneyStop', { gravity: 'urgent' })]
      : []),
    ...(metforminMr.action === 'optimize' ? [propose('raise:metformin', 14, 'strengthLeft', { optional: true })] : []),
    ...(sitagliptin.action === 'stop' && inputs.sitagliptin100
      ? [propose('stop:dpp4Inhibitor', 7, 'twoIncretins', { gravity: 'important' })]
      : []),
    ...othermeds.flatMap(({ drug, action }) => {
      const verb = verbs[action];
      return verb
        ? [
            propose(`${verb}:${others[drug]}`, action === 'reduce' ? 14 : 0, reasons[drug][action] ?? drug, {
              ...(action !== 'reduce' && { gravity: 'urgent' as const }),
              ...(drug === 'su' && { with: 'start:basalInsulin' }),
            }),
          ]
        : [];
    }),
  ];
}
