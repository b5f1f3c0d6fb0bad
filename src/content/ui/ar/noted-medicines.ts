import type { notedMedicines as english } from '../en/noted-medicines.ts';

export const notedMedicines: typeof english = { label: 'الأدوية كما كُتبت' };
