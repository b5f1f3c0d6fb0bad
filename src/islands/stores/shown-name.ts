import { anonymous } from '../../content/ui/anonymous.ts';
import { anonymousName } from '../../api/contract.ts';
import type { SessionUser } from './session.ts';

/** A user's name as it is shown: the label of somebody who gave none is stored in English and read in the page's language. */
export function shownName({ name, userType }: SessionUser, locale: string): string {
  return userType === 'quick' && name === anonymousName && locale === 'ar' ? anonymous.ar : name;
}
