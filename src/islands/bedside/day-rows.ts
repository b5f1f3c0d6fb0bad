import { isMedicine, type Medicine } from '../../engine/plan/actions.ts';
import { isTaken, type MedicineOfDay, medicineDay } from '../../engine/judgement/medicine-day.ts';
import type { DayAmounts } from '../../engine/intake/index.ts';
import type { Message } from '../../engine/kit/words/message.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { importAgain } from '../shared/load-on-demand.tsx';
import { medicinesIn } from '../typed-line/noted-medicines.ts';

const loadReader = importAgain(() => import('../../engine/intake/index.ts'));

/** A row of the table of the day: of the plan, or of a medicine that the notes name and no rule knows. */
export interface DayRow {
  readonly key: string;
  /** Absent where the written words are all there is. */
  readonly medicine?: Message;
  readonly becomes: MedicineOfDay['becomes'];
  /** As the notes name it, with its dose. */
  readonly asWritten: readonly string[];
  /** When in the day, and how much each time, where it stays and the words say so. */
  readonly amounts?: DayAmounts | undefined;
}

/** A medicine that the notes name, and what its words say of the patient: classes, and states such as a diuretic's. */
export interface NotedMedicine {
  readonly words: string;
  readonly facts: readonly string[];
  readonly amounts?: DayAmounts | undefined;
}

export async function readNoted(notes: string, on: string): Promise<readonly NotedMedicine[]> {
  const noted = [...new Set(medicinesIn(notes))];
  if (noted.length === 0) return [];
  const { dayAmounts, readIntake } = await loadReader();
  return noted.map((words) => {
    const { offers, younger, questions, named } = readIntake(words, { on });
    const told = [...offers, ...younger].flatMap(({ fact, value }) =>
      value === true || isMedicine(fact) ? [fact] : [],
    );
    const asked = [...questions, ...named].flatMap(({ facts }) => facts.filter(isMedicine));
    return { words, facts: [...told, ...asked], amounts: dayAmounts(words) };
  });
}

const keyOf = (medicine: Medicine): string => `plan.patient.medicine.${medicine}`;

/** Whether a row stands for it: itself, its class, or in one with another. */
const standsFor = ({ medicine }: MedicineOfDay, { facts }: NotedMedicine): boolean =>
  facts.some((fact) => isMedicine(fact) && keyOf(fact) === medicine.key);

/** The medicines of the day after a visit, and those that its notes name: what stands in no row by its class has a row of its own, in the words it is written in. None in an emergency. */
export async function dayRows(
  { plan, judgement }: Pick<Visit, 'plan' | 'judgement'>,
  notes: string,
  on: string,
): Promise<readonly DayRow[]> {
  if (plan.actions[0]?.gravity === 'emergency') return [];
  const known: Readonly<Record<string, unknown>> = judgement.patient.known;
  const day = medicineDay(plan, judgement);
  const noted = await readNoted(notes, on);
  // What the chart says is no longer taken is no part of the day, though its name was carried over from the last visit.
  const isOver = ({ facts }: NotedMedicine): boolean => {
    const told = facts.filter((fact) => known[fact] !== undefined);
    return told.length > 0 && told.every((fact) => !isTaken(known[fact]));
  };
  return [
    ...day.map((row): DayRow => {
      // Beside a new dose the one before would be taken for it.
      const isAsBefore = row.becomes === 'stays' || row.becomes === 'stops';
      const named = noted.filter((one) => isAsBefore && standsFor(row, one));
      const [only, ...others] = named;
      // Two of one class would be added up by nobody.
      const amounts = row.becomes === 'stays' && others.length === 0 ? only?.amounts : undefined;
      return { key: row.medicine.key, ...row, asWritten: named.map(({ words }) => words), amounts };
    }),
    ...noted
      .filter((one) => !isOver(one) && !day.some((row) => standsFor(row, one)))
      .map(({ words, amounts }): DayRow => ({ key: words, becomes: 'stays', asWritten: [words], amounts })),
  ];
}
