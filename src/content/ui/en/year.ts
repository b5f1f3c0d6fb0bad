/** Words of the year's care: in the visit, and the list of whom something is late for. */
export const year = {
  counts: '{due} due, {unknown} without a known day',
  countsNone: 'nothing due; {unknown} without a known day',
  unknown: 'No day is known', later: 'Later', notFor: 'Not needed',
  today: 'Done today', todayOf: '{what}: done today', undo: 'Take back', undoOf: '{what}: take back', saidToday: 'marked as done today',
  other: 'Another day', otherOf: '{what}: done on another day', day: 'Day it was done', set: 'Set the day', undated: 'Done, day not known',
  enter: 'Enter', enterOf: '{what}: enter the result',
  future: 'That day has not come yet.', notADay: 'That is no day.', hijri: 'Read as a Hijri day: {day} in the Gregorian calendar. Set it if that is right.',
};

export type YearWords = typeof year;
