export { hijriAsGregorian } from './hijri.ts';
export { isDue, type Year, type YearLine, yearOf } from './reckon.ts';
export { summaryOf, type YearSummary } from './summary.ts';
export { itemName, loadYearWords, whenMessage, whyMessage, yearForPatient } from './words.ts';
