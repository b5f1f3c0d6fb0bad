import { beforeAll, describe, expect, test } from 'vitest';
import { compare } from '../../../src/engine/choose/compare.ts';
import { type Options, optionsOf } from '../../../src/engine/choose/options.ts';
import type { Judgement } from '../../../src/engine/judgement/index.ts';
import type { Plan } from '../../../src/engine/plan/actions.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { known } from '../helpers/charts.ts';
import { people } from './people.ts';

const today = '2026-11-26';
let planner: Planner;
beforeAll(async () => {
  planner = await loadPlanner();
});
type Name = keyof typeof people;
function of(
  name: Name,
  more: Parameters<typeof known>[0] = {},
): { plan: Plan; judgement: Judgement; options: Options } {
  const { plan, judgement } = planner(known({ ...people[name], ...more }), today);
  return { plan, judgement, options: optionsOf(plan, judgement) };
}
const told = ({ options }: ReturnType<typeof of>): string =>
  options.status === 'open' ? options.medicines.join(' ') : options.why;
/** Of 100, in the order of the columns; undefined where a column has words. */
function counted(name: Name, outcome: string): readonly (number | undefined)[] | undefined {
  const { options, judgement } = of(name);
  if (options.status !== 'open') return undefined;
  return compare(options.medicines, judgement.patient)
    .rows.find(({ id }) => id === outcome)
    ?.cells.map((cell) => cell.people);
}

/** What each of the thirty can choose among, beside nothing new; or why there is nothing to choose. */
const expected: Readonly<Record<Name, string>> = {
  Ahmad: 'glp1RA sglt2Inhibitor dpp4Inhibitor',
  Basma: 'glp1RA sglt2Inhibitor dpp4Inhibitor',
  Dalia: 'sglt2Inhibitor dpp4Inhibitor',
  Essam: 'glp1RA sglt2Inhibitor',
  Fawzi: 'glp1RA sglt2Inhibitor',
  Ghalia: 'urgent',
  Hamad: 'glp1RA sglt2Inhibitor',
  Iman: 'sglt2Inhibitor glp1RA',
  Jaber: 'sglt2Inhibitor glp1RA',
  Khawla: 'sglt2Inhibitor glp1RA dpp4Inhibitor',
  Laila: 'sglt2Inhibitor glp1RA',
  Majed: 'sglt2Inhibitor',
  Nawal: 'sglt2Inhibitor glp1RA',
  Othman: 'sglt2Inhibitor glp1RA',
  Qasim: 'sglt2Inhibitor sulfonylurea dpp4Inhibitor',
  Rania: 'dpp4Inhibitor',
  Saad: 'sglt2Inhibitor',
  Tahani: 'sglt2Inhibitor dpp4Inhibitor',
  Umar: 'glp1RA dpp4Inhibitor',
  Wafa: 'glp1RA sglt2Inhibitor dpp4Inhibitor',
  Yasin: 'glp1RA sglt2Inhibitor dpp4Inhibitor',
  Zahra: 'glp1RA sglt2Inhibitor dpp4Inhibitor',
  Adel: 'metformin',
  Badria: 'pregnant',
  Salman: 'emergency',
  Huda: 'nothing',
  Nasser: 'nothing',
  Munira: 'basalInsulin',
  Rashid: 'nothing',
  Thamer: 'sglt2Inhibitor glp1RA dpp4Inhibitor',
};

test('thirty named patients', () => {
  expect(Object.keys(people)).toHaveLength(30);
  const found = Object.fromEntries((Object.keys(people) as Name[]).map((name) => [name, told(of(name))]));
  expect(found).toEqual(expected);
});

describe('people are drawn only for whom a trial would have let in', () => {
  test('Essam, arteries, 63: LEADER’s people and EMPA-REG’s over whole years', () => {
    // 14.9 of 100 in 3.8 years are 11.96 in 3; with a hazard ratio of 0.87 10.48, of 0.86 10.37.
    expect(counted('Essam', 'heart')).toEqual([10, 10, 12]);
  });
  test('Fawzi, the same at 44: EMPA-REG let him in, LEADER did not', () => {
    expect(counted('Fawzi', 'heart')).toEqual([undefined, 10, 12]);
  });
  test('Hamad, HbA1c 6.8: dulaglutide’s trial let him in, empagliflozin’s did not', () => {
    expect(counted('Hamad', 'heart')).toEqual([11, undefined, 12]);
  });
  test('Iman, eGFR 48 and UACR 420: both kidney trials, one hundred, two years', () => {
    // DAPA-CKD has fewer events on placebo: 14.5 in 2.4 years are 12.24 in 2; 0.61 and 0.76 of the hazard 7.66 and 9.45.
    expect(counted('Iman', 'kidney')).toEqual([8, 9, 12]);
  });
  test('Jaber, UACR 90: neither', () => {
    expect(counted('Jaber', 'kidney')).toEqual([undefined, undefined, undefined]);
  });
  test('Majed and Nawal by their ejection fraction, Othman without one not at all', () => {
    expect(counted('Majed', 'heartFailure')).toEqual([11, 15]);
    expect(counted('Nawal', 'heartFailure')).toEqual([13, undefined, 16]);
    expect(counted('Othman', 'heartFailure')).toBeUndefined();
  });
});

describe('a choice goes into the plan', () => {
  const begun = ({ plan }: { plan: Plan }) =>
    plan.actions.filter(({ verb }) => verb === 'start').map(({ object, next }) => `${object}${next ? ' later' : ''}`);

  test('Thamer chooses the tablet that the plan names second: it takes the place of the first', () => {
    const chosen = of('Thamer', { treatmentChoice: 'dpp4Inhibitor' });
    expect(begun(chosen)).toEqual(['dpp4Inhibitor']);
    const [start] = chosen.plan.actions.filter(({ id }) => id === 'start:dpp4Inhibitor');
    expect(start?.because).toContain('choice.made');
    expect(start?.or).toBeUndefined();
    expect(chosen.plan.overruled.filter(({ by }) => by === 'choice.made').map(({ action }) => action.object)).toEqual(
      expect.arrayContaining(['sglt2Inhibitor', 'glp1RA']),
    );
  });
  test('Nawal chooses the injection: it begins, and what her heart needs stays in the plan with its day', () => {
    expect(begun(of('Nawal', { treatmentChoice: 'glp1RA' }))).toEqual(['glp1RA', 'sglt2Inhibitor later']);
  });
  test('Munira wants nothing new, or to decide later: nothing begins, and no specialist is sent in its place', () => {
    for (const [treatmentChoice, by] of [
      ['no-change', 'choice.declined'],
      ['not-today', 'choice.postponed'],
    ] as const) {
      const chosen = of('Munira', { treatmentChoice });
      expect(begun(chosen)).not.toContain('basalInsulin');
      expect(chosen.plan.overruled).toContainEqual(
        expect.objectContaining({ by, action: expect.objectContaining({ id: 'start:basalInsulin' }) }),
      );
      expect(chosen.plan.findings.map(({ id }) => id)).toContain(by);
    }
  });
  test('Saad chooses what his pancreas forbids: it stays closed, and the record says so', () => {
    const chosen = of('Saad', { treatmentChoice: 'glp1RA' });
    expect(begun(chosen)).toEqual(['sglt2Inhibitor']);
    expect(chosen.plan.findings.map(({ id }) => id)).toContain('choice.closed');
  });
  test('Dalia refuses injections and chooses one: which holds is asked', () => {
    const chosen = of('Dalia', { treatmentChoice: 'glp1RA' });
    expect(chosen.plan.findings.map(({ id }) => id)).toContain('choice.injection-refused');
  });
  test('Ghalia’s insulin cannot wait: no choice takes it away', () => {
    expect(begun(of('Ghalia', { treatmentChoice: 'no-change' }))).toContain('basalInsulin');
  });
});
