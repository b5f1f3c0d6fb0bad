import { createContext, useContext } from 'react';
import type { SessionUser } from '../stores/session.ts';

/** Whose work is inside a SessionGuard: known on the server already, and still while the session is asked for again. */
export const UserContext = createContext<SessionUser | null>(null);

export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser stands outside a SessionGuard');
  return user;
}
