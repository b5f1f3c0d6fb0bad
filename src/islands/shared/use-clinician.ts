import { useEffect, useState } from 'react';
import { clinicianConfirmed } from '../stores/storage.ts';

/** Whether the person at the screen has said to be a licensed clinician, and the way to say so. Asked once a session. */
export function useClinician(): readonly [confirmed: boolean, confirm: () => void] {
  const [confirmed, setConfirmed] = useState(false);
  useEffect(() => setConfirmed(clinicianConfirmed.read()), []);
  function confirm(): void {
    clinicianConfirmed.write(true);
    setConfirmed(true);
  }
  return [confirmed, confirm];
}
