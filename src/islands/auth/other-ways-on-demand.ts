import { loadOnDemand } from '../shared/load-on-demand.tsx';

/** Comes after the sign-in stands: nobody needs it to type a password. */
export const OtherWaysOnDemand = loadOnDemand(
  () => import('./OtherWays.tsx'),
  ({ OtherWays }) => OtherWays,
);

/** Only where the operator has set one. */
export const HospitalDoorOnDemand = loadOnDemand(
  () => import('./HospitalDoor.tsx'),
  ({ HospitalDoor }) => HospitalDoor,
);
