/** Words of the list for the clinic: for whom something is late, or an urgent step is open. */
export const due = {
  lead: 'From each patient’s last saved visit. Urgent steps first, then by risk and by how long it is overdue.',
  none: 'Nothing is overdue, and no urgent step is open, in the last saved visits.',
  urgent: 'Urgent step', byDay: 'by {date}', today: 'today', late: 'Overdue', since: 'since {date}', more: 'and {n} more',
  waiting: 'Visits saved before this list existed and not read yet: {n}. Some are read each time the list is opened.',
  onlyFirst: 'These are the first {n}; there are more. The table (CSV) holds all of them.',
  print: 'Print the list', csv: 'Save all as a table (CSV)', csvFailed: 'The table could not be saved.', title: 'Overdue or urgent, {date}', visited: 'Last visit {date}',
};
export type DueWords = typeof due;
