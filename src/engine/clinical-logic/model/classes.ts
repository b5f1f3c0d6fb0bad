/** The classes ranked, in the order that stands where scores are equal. */
export const classIds = ['sglt2', 'glp1', 'metformin', 'dpp4', 'basal', 'su', 'tzd'] as const;
export type ClassId = (typeof classIds)[number];
