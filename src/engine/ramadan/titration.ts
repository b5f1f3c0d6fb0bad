import { cited } from '../kit/worksheet/cited.ts';

/** Units more or less of basal and mixed insulin every three days, by the lowest value before the meal that the dose answers for, mg/dL. */
export const titration = [
  { below: cited(70, 'mg/dL', 'idfDar2021', 'titration while fasting', 'R'), change: -4 },
  { below: cited(90, 'mg/dL', 'idfDar2021', 'titration while fasting', 'R'), change: -2 },
  { below: cited(130, 'mg/dL', 'idfDar2021', 'titration while fasting: some tables end at 126', 'R'), change: 0 },
  { below: cited(200, 'mg/dL', 'idfDar2021', 'titration while fasting', 'R'), change: 2 },
  { change: 4 },
] as const;
