import { expect, test } from 'vitest';
import { fastingAdvice } from '../../../src/engine/ramadan/advice.ts';
import { loadPlanner } from '../../../src/engine/visit/index.ts';
import { type YearLine, yearOf } from '../../../src/engine/year/index.ts';
import { people } from '../choose/people.ts';
import { known } from '../helpers/charts.ts';

const today = '2026-11-26';
type Facts = Parameters<typeof known>[0];
const planner = await loadPlanner();

/** Everything the fast asks beyond a visit, answered so that it counts nothing by itself. */
const answered: Facts = {
  country: 'saudi-arabia',
  frailty: 'fit',
  dialysis: false,
  hypoglycaemiaUnaware: false,
  hypoglycaemiaFrequency: 'none',
  selfTesting: 'as-advised',
  glucoseCrisis: 'none',
  vesselsUnstable: false,
  helpAtHome: true,
  fastingLabour: 'none',
  earlierFast: 'good',
  fastingHours: 'below-16',
  metforminTimes: 'twice',
  repaglinide: false,
  fastsRamadan: true,
};
/** And how what somebody takes is taken. */
function alsoOf({ sulfonylurea, glp1RA, basalInsulin, mealtimeInsulin }: Facts): Facts {
  return {
    ...(sulfonylurea && { sulfonylureaAgent: 'gliclazide', sulfonylureaTimes: 'once' }),
    ...(glp1RA && { glp1Agent: 'dulaglutide' }),
    ...(basalInsulin && { insulinRegimen: mealtimeInsulin ? 'basal-bolus' : 'basal-once' }),
  };
}

/**
 * The fast and the year of the thirty who choose (../choose/people.ts): class and points; why no doses, or whom a specialist sees first;
 * each medicine after the plan at iftar and suhoor; months between HbA1c, eGFR, eyes, feet and B12.
 */
const expected: { readonly [N in keyof typeof people]: readonly [string, string, string, string] } = {
  Ahmad: ['low 1', '', 'metformin usual/usual, glp1RA asBefore/none', '3 12 12 12 12'],
  Basma: ['low 1', '', 'metformin usual/usual, glp1RA asBefore/none', '3 12 12 12 12'],
  Dalia: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none', '3 12 12 12 12'],
  Essam: ['low 3', '', 'metformin usual/usual, glp1RA asBefore/none', '3 12 12 12 12'],
  Fawzi: ['low 3', '', 'metformin usual/usual, glp1RA asBefore/none', '3 12 12 12 12'],
  Ghalia: [
    'moderate 4',
    '',
    'metformin usual/usual, glp1RA asBefore/none, basalInsulin starting/none',
    '3 12 12 12 12',
  ],
  Hamad: ['low 2', '', 'metformin usual/usual, glp1RA asBefore/none', '6 12 24 12 12'],
  Iman: ['low 3', '', 'metformin usual/usual, sglt2Inhibitor once/none, glp1RA asBefore/none', '3 4 12 12 12'],
  Jaber: ['low 3', '', 'metformin usual/usual, sglt2Inhibitor once/none, glp1RA asBefore/none', '3 6 12 12 12'],
  Khawla: ['moderate 5', '', 'metformin usual/usual, sglt2Inhibitor once/none, glp1RA asBefore/none', '3 4 12 12 12'],
  Laila: [
    'high 7.5',
    'kidney highRisk',
    'metformin stops, sglt2Inhibitor once/none, glp1RA asBefore/none',
    '3 3 12 12 12',
  ],
  Majed: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none', '3 12 12 12 12'],
  Nawal: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none, glp1RA asBefore/none', '3 12 12 12 12'],
  Othman: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none, glp1RA asBefore/none', '3 12 12 12 12'],
  Qasim: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none', '3 12 12 12 12'],
  Rania: ['low 1', '', 'metformin usual/usual, dpp4Inhibitor once/none', '3 12 12 12 12'],
  Saad: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none', '3 12 12 12 12'],
  Tahani: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none', '3 12 12 12 12'],
  Umar: ['low 1', '', 'metformin usual/usual, glp1RA asBefore/none', '3 12 12 12 12'],
  Wafa: ['high 7.5', 'older highRisk', 'metformin usual/usual, glp1RA asBefore/none', '3 12 12 12 12'],
  Yasin: ['low 1.5', '', 'metformin usual/usual, sulfonylurea perhapsLess/none, glp1RA asBefore/none', '3 12 12 12 12'],
  Zahra: ['low 2.5', '', 'metformin usual/usual, glp1RA asBefore/none, basalInsulin lessBasal/none', '3 12 12 12 12'],
  Adel: ['low 1', '', 'metformin usual/usual, glp1RA waits', '3 12 12 12 no'],
  Badria: ['high 7.5', 'pregnant', '', '1 12 3 12 12'],
  Salman: ['low 2', 'emergency', '', '3 12 12 12 12'],
  Huda: ['low 0', '', 'metformin usual/usual', '6 12 24 12 12'],
  Nasser: [
    'moderate 4.5',
    'typeOne',
    'metformin usual/usual, basalInsulin lessBasal/none, mealtimeInsulin usual/lessMeal',
    '3 12 12 12 12',
  ],
  Munira: [
    'low 1',
    '',
    'metformin usual/usual, sglt2Inhibitor once/none, glp1RA weekly/none, basalInsulin starting/none',
    '3 12 12 12 12',
  ],
  Rashid: ['low 1', '', 'metformin stops', '3 12 12 12 12'],
  Thamer: ['low 1', '', 'metformin usual/usual, sglt2Inhibitor once/none', '3 12 12 12 12'],
};

const months = (lines: readonly YearLine[], id: YearLine['id']): string => {
  const line = lines.find((each) => each.id === id);
  return line?.status === 'not-for' ? 'no' : String(line?.interval.by.value);
};

test('thirty named patients: the fast and the year of each', () => {
  const found = Object.entries<Facts>(people).map(([name, facts]) => {
    const chart = Object.fromEntries(
      Object.entries(known({ ...answered, ...facts, ...alsoOf(facts) })).map(([fact, entry]) => [
        fact,
        // A reading tells of its days.
        typeof entry.value === 'number'
          ? { ...entry, on: fact === 'fpg' || fact === 'ppg' ? today : '2026-10-01' }
          : entry,
      ]),
    );
    const { plan, judgement } = planner(chart, today);
    const { score, least, most, specialist, noDoses, rows } = fastingAdvice(plan, judgement, today);
    const { lines } = yearOf({ chart, plan, judgement, on: today });
    const [risk, points] = [least === most ? [least] : [least, most], [...new Set([score.low, score.high])]];
    return [
      name,
      [
        `${risk.join('-')} ${points.join('-')}`,
        noDoses ?? specialist.join(' '),
        rows
          .map(
            ({ medicine, becomes, ways }) =>
              `${medicine} ${ways.map(({ iftar, suhoor }) => `${iftar}/${suhoor}`).join('|') || becomes}`,
          )
          .join(', '),
        (['a1c', 'egfr', 'eyes', 'feet', 'b12'] as const).map((id) => months(lines, id)).join(' '),
      ],
    ];
  });
  expect(found).toHaveLength(30);
  expect(Object.fromEntries(found)).toEqual(expected);
});
