import { count } from '../../kit/words/message.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { mayBearStatin, statinOpen } from '../ldl.ts';
import { act, ref, rule } from '../rule.ts';

/** Atorvastatin beside a strong CYP3A4 inhibitor at most, milligrams a day. */
const atorvastatinMost = cited(20, 'mg', 'generalKnowledge', 'label of atorvastatin', 'R');
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
      strongCyp3a4Inhibitor && statin !== 'none' && mayBearStatin(patient),
    // Taken already: what is kept out is a higher dose. Which statin it is nobody has told: that is asked, and none is stopped unseen.
    excludes: () => ['statin'],
    says: () => [act('review:statin-choice', 1)],
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
