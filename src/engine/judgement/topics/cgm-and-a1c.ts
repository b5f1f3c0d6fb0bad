import { concepts } from '../../clinical/concepts.ts';
import type { FactId } from '../../chart/facts.ts';
import { bare, count, difference, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { glucoseClasses } from '../fits.ts';
import {
  atGoal,
  farApart,
  gapOf,
  sensorDeniesInsulin,
  sensorFine,
  sensorHigh,
  sensorLow,
  veryHighA1c,
} from '../glucose.ts';
import type { KnownFacts } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

const enoughDays = cited(14, 'days', 'battelino2019', 'sufficient data', 'V');
const enoughWear = cited(70, '%', 'battelino2019', 'sufficient data', 'V');

const sensorFigures = ['tir', 'gmi', 'tar180', 'tbr70'] as const satisfies readonly FactId[];

/** What falsifies HbA1c is known: another one would be as wrong. */
const isFalsified = ({ anaemiaRisk, dialysis }: KnownFacts): boolean => anaemiaRisk === true || dialysis === true;

export const cgmAndA1c = [
  rule({
    id: 'cgm.gap',
    references: [
      ref('bergenstal2018', 'gap between GMI and HbA1c', 'S'),
      ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'),
    ],
    needs: ['a1c', 'gmi'],
    gravity: 'important',
    told: 'caution',
    // In pregnancy neither is made for it, and its own rule speaks.
    when: ({ a1c, gmi }, { sensor, known }) =>
      sensor && !atLeast(farApart.value, Math.abs(a1c - gmi)) && known.pregnancy !== true,
    rests: () => ['cgmDays', 'cgmWear'],
    // Insulin for symptoms or a reading stands; for the HbA1c alone it does not.
    excludesForGlucose: ({ a1c }, patient) =>
      atLeast(a1c, veryHighA1c) && sensorDeniesInsulin(patient) ? ['basalInsulin', 'mealtimeInsulin'] : [],
    says: (_, { known, kidney }) => [
      ...(isFalsified(known) ? [] : [act('check:a1c', 14)]),
      act('check:blood-count', 14),
      act('check:fructosamine', 14),
      ...(kidney === undefined ? [act('check:egfr', 14)] : []),
      ...(known.anaemiaRisk === undefined ? [act('ask:anaemiaRisk', 14)] : []),
    ],
    values: ({ a1c, gmi }) => ({
      a1c: quantity(concepts.a1c, a1c),
      gmi: quantity(concepts.gmi, gmi),
      gap: difference(concepts.a1c, farApart.value),
    }),
  }),
  rule({
    id: 'cgm.in-range',
    references: [ref('battelino2019', 'time in range', 'V'), ref('ada2026', 'section 2, 2.3', 'S')],
    needs: ['a1c', 'tir'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => sensorFine(patient) && gapOf(patient) > 0 && patient.highReadings.length === 0,
    rests: () => ['cgmDays', 'cgmWear'],
    excludes: () => ['basalInsulin', 'mealtimeInsulin'],
    excludesForGlucose: () => [...glucoseClasses, 'metformin'],
    // Where both say the same there is nothing to repeat.
    says: ({ a1c }, { known }) =>
      isFalsified(known) || (known.gmi !== undefined && atLeast(farApart.value, Math.abs(a1c - known.gmi)))
        ? []
        : [act('check:a1c', 14)],
    values: ({ a1c, tir }) => ({ a1c: quantity(concepts.a1c, a1c), share: count(tir, '%', 0, 1) }),
  }),
  rule({
    id: 'cgm.high',
    references: [ref('battelino2019', 'time above range', 'V')],
    needs: ['a1c', 'tar180'],
    gravity: 'important',
    told: 'caution',
    // That HbA1c reads low in pregnancy is known, and fructosamine tells nothing there.
    when: (_, patient) =>
      sensorHigh(patient) && !sensorLow(patient) && atGoal(patient) && patient.known.pregnancy !== true,
    rests: (patient) => ['tir', 'cgmDays', 'cgmWear', ...knownOf(patient, ['tbr70', 'tbr54'])],
    says: () => [act('check:fructosamine', 14), act('check:blood-count', 14)],
    values: ({ a1c, tar180 }) => ({ a1c: quantity(concepts.a1c, a1c), share: count(tar180, '%', 0, 1) }),
  }),
  rule({
    id: 'cgm.insufficient',
    references: [ref('battelino2019', 'sufficient data', 'V')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { known }) =>
      sensorFigures.some((fact) => known[fact] !== undefined) &&
      (known.cgmDays === undefined ||
        known.cgmWear === undefined ||
        below(Math.round(known.cgmDays), enoughDays) ||
        below(known.cgmWear, enoughWear)),
    rests: ({ known }) => sensorFigures.filter((fact) => known[fact] !== undefined),
    says: () => [act('check:cgm', 28)],
    values: () => ({ days: count(enoughDays.value, 'days'), wear: bare(concepts.cgmWear, enoughWear.value) }),
  }),
] as const;
