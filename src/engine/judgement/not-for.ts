import { factOf } from '../chart/form.ts';
import { type Fields, moreSection } from '../kit/fields/fields.ts';
import type { Message } from '../kit/words/message.ts';
import type { Finding } from '../plan/actions.ts';

/** A pregnancy is known. */
export const isPregnancy = (findings: readonly Finding[]): boolean => findings.some(({ id }) => id === 'pregnancy.now');

/** Said in place of a calculator's own answer that is not for this patient. */
export const notInPregnancy: Message = { key: 'notInPregnancy' };

/** A calculator whose own form asks about pregnancy has an answer for it; the others are not for use in one. */
export function isNotForPregnancy(fields: Fields, findings: readonly Finding[]): boolean {
  if (!isPregnancy(findings)) return false;
  return !Object.values(fields).some((field) => field.section !== moreSection && factOf(field) === 'pregnancy');
}
