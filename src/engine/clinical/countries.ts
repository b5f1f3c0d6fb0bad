/** Places a risk equation is calibrated for: the region as a whole first, then the Gulf states. */
export const countries = [
  'region',
  'saudi-arabia',
  'united-arab-emirates',
  'kuwait',
  'qatar',
  'oman',
  'bahrain',
] as const;
export type Country = (typeof countries)[number];
