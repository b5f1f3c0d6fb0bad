import { useEffect, useEffectEvent, useState } from 'react';
import { fetchPatients, patientsAddress, patientsAsked, type PatientsPage } from '../history/patients-page.ts';

/** The end of an address that leads to the patients, whoever is in front of you. */
const patientsHash = '#patients';

/**
 * Whom a clinician meets who opens an empty visit: the patients, where there are any. `known`: it can be told whether there are. The page
 * asks by itself, so that somebody without patients loads nothing of the list; where it cannot be told, the visit begins without.
 */
export function useLanding(wanted: boolean, onPatients: () => void) {
  const [patients, setPatients] = useState<PatientsPage>();
  const [known, setKnown] = useState(false);
  const show = useEffectEvent(onPatients);
  useEffect(() => {
    if (!wanted || known) return undefined;
    const asking = new AbortController();
    fetchPatients(patientsAddress, patientsAsked(''), asking.signal).then(
      (page) => {
        setKnown(true);
        if (page.patients.length === 0) return;
        setPatients(page);
        // Nothing moves away from under whoever has begun already.
        if (document.activeElement === document.body) show();
      },
      () => asking.signal.aborted || setKnown(true),
    );
    return () => asking.abort();
  }, [wanted, known]);
  useEffect(() => {
    const look = (): void => {
      if (location.hash === patientsHash) show();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  // It is as it was when the page was opened: whoever comes back later asks anew.
  if (!wanted && patients) setPatients(undefined);
  return { patients, known };
}
