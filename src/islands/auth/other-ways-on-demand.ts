import { loadOnDemand } from '../shared/load-on-demand.tsx';

/** Comes after the sign-in stands: nobody needs it to type a password. */
export const OtherWaysOnDemand = loadOnDemand(() => import('./OtherWays.tsx'), 'OtherWays');

/** For accounts that ask for more than the password. */
export const SecondStepOnDemand = loadOnDemand(() => import('./SecondStep.tsx'), 'SecondStep');

/** Only where the operator has set one. */
export const HospitalDoorOnDemand = loadOnDemand(() => import('./HospitalDoor.tsx'), 'HospitalDoor');
