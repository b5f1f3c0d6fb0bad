import type { FactId } from '../../chart/facts.ts';
import { count } from '../../kit/words/message.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import { goalRests, ldlAboveGoal, mayBearStatin, statinOpen } from '../ldl.ts';
import type { Patient } from '../patient.ts';
import { keptForHeart, plansOne } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';

/** Atorvastatin beside a strong CYP3A4 inhibitor at most, milligrams a day. */
const atorvastatinMost = cited(20, 'mg', 'generalKnowledge', 'label of atorvastatin', 'R');
/** Both were told at an earlier visit, which asked: beside a medicine of years nobody is asked again at each. */
const wasAsked = ({ old }: Patient): boolean =>
  old['strongCyp3a4Inhibitor'] !== undefined && old['statin'] !== undefined;
const isSettled = (patient: Patient): boolean =>
  wasAsked(patient) && !(patient.known.ldl !== undefined && ldlAboveGoal(patient.known.ldl, patient));
/** It is not for a pregnancy, and ill arteries keep it until cardiology has spoken: it goes on meanwhile. */
const keptMeanwhile = (patient: Patient): boolean => plansOne(patient) && keptForHeart(patient).includes('statin');
const goesOn = (patient: Patient): boolean => mayBearStatin(patient) || keptMeanwhile(patient);
const keptFacts = (patient: Patient): FactId[] =>
  keptMeanwhile(patient)
    ? knownOrDenied(patient, ['childbearing', 'age', 'sex', 'ascvd', 'arterialEventMonths', 'vesselsUnstable'])
    : [];
const labels = ref('generalKnowledge', 'labels of simvastatin and atorvastatin', 'R');

/** What is taken beside a statin and raises it: muscle damage follows the level. */
export const statinBeside = [
  rule({
    id: 'lipids.cyp3a4',
    references: [labels],
    needs: ['strongCyp3a4Inhibitor', 'statin'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ strongCyp3a4Inhibitor, statin }, patient) =>
      strongCyp3a4Inhibitor && statin !== 'none' && goesOn(patient) && !isSettled(patient),
    // Taken already: what is kept out is a higher dose. Which statin it is nobody has told: that is asked, and none is stopped unseen.
    excludes: () => ['statin'],
    rests: (patient) => [
      ...keptFacts(patient),
      ...(wasAsked(patient) ? [...goalRests(patient), ...knownOf(patient, ['ldl'])] : []),
    ],
    says: (_, patient) => [
      wasAsked(patient) ? act('review:statin-choice', 28, { gravity: 'important' }) : act('review:statin-choice', 1),
    ],
    values: () => ({ most: count(atorvastatinMost.value, 'mg') }),
  }),
  rule({
    id: 'lipids.cyp3a4-long',
    references: [labels],
    needs: ['strongCyp3a4Inhibitor', 'statin'],
    gravity: 'routine',
    told: 'caution',
    when: ({ strongCyp3a4Inhibitor, statin }, patient) =>
      strongCyp3a4Inhibitor && statin !== 'none' && goesOn(patient) && isSettled(patient),
    rests: keptFacts,
    excludes: () => ['statin'],
    values: () => ({ most: count(atorvastatinMost.value, 'mg') }),
  }),
  rule({
    id: 'lipids.cyp3a4-start',
    references: [labels],
    needs: ['strongCyp3a4Inhibitor'],
    gravity: 'important',
    told: 'caution',
    // Some are taken for years: arteries are protected all the same.
    when: ({ strongCyp3a4Inhibitor }, patient) => strongCyp3a4Inhibitor && statinOpen(patient),
    values: () => ({ most: count(atorvastatinMost.value, 'mg') }),
  }),
] as const;
