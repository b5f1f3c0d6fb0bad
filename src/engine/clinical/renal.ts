import { type Cited, cited } from '../kit/worksheet/cited.ts';

/** Kidney limits, eGFR in mL/min/1.73 m². A band runs from its limit up to, not including, the next. */
export const metforminStop = cited(30, 'mL/min/1.73 m²', 'labelMetformin', 'contraindications', 'V');
export const metforminNoStart = cited(45, 'mL/min/1.73 m²', 'labelMetformin', 'dosage in renal impairment', 'V');
export const metforminWatch = cited(60, 'mL/min/1.73 m²', 'lipska2011', 'proposed eGFR table', 'V');
/** Below this there is no general water goal: the plan is individual. */
export const waterStop = cited(30, 'mL/min/1.73 m²', 'kdigo2022', 'fluid in advanced CKD', 'R');
/** Below this HbA1c may mislead (shorter red-cell life). */
export const a1cUnreliable = cited(30, 'mL/min/1.73 m²', 'kdigo2022', 'glycaemic monitoring', 'S');
/** An SGLT2 inhibitor is not started below this, but one that is taken goes on. */
export const sglt2NoStart = cited(20, 'mL/min/1.73 m²', 'kdigo2022', 'SGLT2 inhibitor, recommendation 1.3.1', 'V');
/** Exenatide and its like leave through the kidneys: below these they are not used. */
export const glp1KidneyLimits: Readonly<Record<string, Cited>> = {
  exenatide: cited(30, 'mL/min/1.73 m²', 'generalKnowledge', 'label of exenatide', 'R'),
  'exenatide-weekly': cited(45, 'mL/min/1.73 m²', 'generalKnowledge', 'label of exenatide once weekly', 'R'),
  lixisenatide: cited(15, 'mL/min/1.73 m²', 'generalKnowledge', 'label of lixisenatide', 'R'),
};
