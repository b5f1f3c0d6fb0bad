import { below, cited } from '../kit/worksheet/cited.ts';

/** Beyond this a drug's whole effect stands in today's HbA1c: red cells live about three months. */
export const settledAfter = cited(3, 'months', 'ada2025', 'section 6: HbA1c reflects about three months');

/** Months on each class, where they were given (“More about this patient”); absent is not known. */
export interface MonthsTaken {
  readonly metforminDuration?: number | undefined;
  readonly sulfonylureaMonths?: number | undefined;
  readonly dpp4InhibitorMonths?: number | undefined;
  readonly sglt2InhibitorMonths?: number | undefined;
  readonly glp1RAMonths?: number | undefined;
  readonly tzdMonths?: number | undefined;
}

/** Whether a drug has been taken for so many months that its effect is in the HbA1c already; of unknown months it is not said. */
export function isSettled(months: number | undefined): boolean {
  return months !== undefined && below(settledAfter.value, months);
}

/** Classes whose effect is counted, each by the name its calculator has for it. */
interface Counted {
  readonly metformin: boolean;
  readonly dpp4: boolean;
  readonly glp1: boolean;
  readonly sglt2: boolean;
  readonly tzd: boolean;
  readonly su: boolean;
}
export type CountedClass = keyof Counted;

/** Where the months of each class stand. */
export const monthsOf: Readonly<Record<CountedClass, keyof MonthsTaken>> = {
  metformin: 'metforminDuration',
  dpp4: 'dpp4InhibitorMonths',
  glp1: 'glp1RAMonths',
  sglt2: 'sglt2InhibitorMonths',
  tzd: 'tzdMonths',
  su: 'sulfonylureaMonths',
};

/** Of the classes taken those of whose months something holds. A DPP-4 inhibitor beside a GLP-1 receptor agonist counts nothing anyway. */
function classesWhere(
  taken: Counted,
  months: MonthsTaken,
  holds: (months: number | undefined) => boolean,
): readonly CountedClass[] {
  const counts = (id: CountedClass): boolean => taken[id] && !(id === 'dpp4' && taken.glp1);
  return (Object.keys(monthsOf) as CountedClass[]).filter((id) => counts(id) && holds(months[monthsOf[id]]));
}

/** Those whose effect is in the HbA1c already. */
export const settledClasses = (taken: Counted, months: MonthsTaken): readonly CountedClass[] =>
  classesWhere(taken, months, isSettled);

/** Those counted as if they began today, because nobody has said since when they are taken. */
export const undatedClasses = (taken: Counted, months: MonthsTaken): readonly CountedClass[] =>
  classesWhere(taken, months, (since) => since === undefined);
