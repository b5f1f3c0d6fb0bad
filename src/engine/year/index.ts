export { hijriAsGregorian } from '../chart/hijri.ts';
export { isDue, type Year, type YearLine, yearOf } from './reckon.ts';
export { summaryOf } from './summary.ts';
export { itemName, loadYearWords, whenMessage, whyMessage, yearForPatient } from './words.ts';
