import { atom } from 'nanostores';
import { stored } from './storage.ts';

/** Characters of the longest telephone number, with an extension. */
export const phoneLength = 40;

const kept = stored<string>(
  () => localStorage,
  'care-team-phone',
  '',
  (value): value is string => typeof value === 'string' && value.length <= phoneLength,
);

/** Whom a patient of this clinic calls: on every sheet and bedside view made on this computer. Remembered here, never sent anywhere. */
export const $careTeamPhone = atom(kept.read());

export function writeCareTeamPhone(phone: string): void {
  const told = phone.slice(0, phoneLength);
  $careTeamPhone.set(told);
  if (told.trim() === '') kept.clear();
  else kept.write(told);
}
