import type { FactId } from '../../chart/facts.ts';
import { word } from '../../kit/words/message.ts';
import { chosenMedicine } from '../../plan/choice.ts';
import { isOpenFor } from '../eligibility.ts';
import type { Patient } from '../patient.ts';
import { ref, rule } from '../rule.ts';

const shared = ref('ada2026', 'section 4: decisions shared with the person', 'R');

/** The class that was chosen together, where one was. */
const chosenOf = ({ known }: Patient) => chosenMedicine(known.treatmentChoice);
/** Told by no form: it is made together, once all else is known. */
const rests = (): readonly FactId[] => ['treatmentChoice'];
const values = (_: object, patient: Patient) => ({ medicine: word(`medicine.${chosenOf(patient) ?? 'metformin'}`) });

/** What was chosen together with the patient (engine/choose). It opens nothing: what is closed stays closed, and says so. */
export const choiceMade = [
  rule({
    id: 'choice.made',
    references: [shared],
    needs: [],
    gravity: 'routine',
    told: 'caution',
    chooses: true,
    when: (_, patient) => {
      const medicine = chosenOf(patient);
      return medicine !== undefined && isOpenFor(patient, medicine, 'protection');
    },
    rests,
    values,
  }),
  rule({
    id: 'choice.closed',
    references: [shared],
    needs: [],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: (_, patient) => {
      const medicine = chosenOf(patient);
      return medicine !== undefined && !isOpenFor(patient, medicine, 'protection');
    },
    rests,
    values,
  }),
  rule({
    id: 'choice.injection-refused',
    references: [shared],
    needs: [],
    gravity: 'routine',
    told: 'caution',
    // Two answers that do not go together: which holds, only the person can say.
    when: (_, { known }) =>
      (known.treatmentChoice === 'glp1RA' || known.treatmentChoice === 'basalInsulin') &&
      (known.injectables === 'refuses' || known.acceptsInjectables === false),
    rests: ({ known }) => [
      'treatmentChoice',
      ...(['injectables', 'acceptsInjectables'] as const).filter((fact) => known[fact] !== undefined),
    ],
  }),
  rule({
    id: 'choice.declined',
    references: [shared],
    needs: [],
    gravity: 'routine',
    told: 'caution',
    when: (_, { known }) => known.treatmentChoice === 'no-change',
    rests,
  }),
  rule({
    id: 'choice.postponed',
    references: [shared],
    needs: [],
    gravity: 'routine',
    told: 'caution',
    when: (_, { known }) => known.treatmentChoice === 'not-today',
    rests,
  }),
] as const;
