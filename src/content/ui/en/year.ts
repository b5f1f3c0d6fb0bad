/** Words of the year's care: in the visit, and the list of whom something is late for. */
export const year = {
  counts: '{due} due, no date known for {unknown}',
  countsNone: 'nothing due; no date known for {unknown}',
  unknown: 'Date not known', later: 'Later', notFor: 'Not needed',
  today: 'Done today', todayOf: '{what}: done today', undo: 'Undo', undoOf: '{what}: undo', saidToday: 'marked as done today',
  elsewhere: 'Done elsewhere', elsewhereOf: '{what}: done elsewhere today', saidElsewhere: 'marked as done today, no result',
  other: 'Another date', otherOf: '{what}: done on another date', day: 'Date done', set: 'Set the date', undated: 'Done, date not known',
  enter: 'Enter', enterOf: '{what}: enter the result',
  future: 'That date is in the future.', notADay: 'That is not a date.', hijri: 'Read as a Hijri date: {day} in the Gregorian calendar. Set it if that is right.',
};

export type YearWords = typeof year;
