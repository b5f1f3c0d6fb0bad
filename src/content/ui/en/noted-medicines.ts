/** Begins the line of a visit's notes that names medicines: written by the page, and found again in either language. */
export const notedMedicines = { label: 'Medicines as written' };
