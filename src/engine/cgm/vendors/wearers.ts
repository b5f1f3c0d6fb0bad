const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Columns that say whose a row is. */
export const people = set(
  'id ptid patientid patientidentifier patientnumber patient patientname name subject subjectid participant participantid person personid userid user usubjid deidentid mrn',
);
/** A number of a row may be called so, too: new in nearly every row it is nobody. */
const rowNumbers = set('id');

/** A line longer than this names nobody. */
const longestLine = 300;

/** Whom a line above a header names: “Name:Rana Haddad”, or the name in the next cell. */
export function wearerIn([first = '', second = '']: readonly string[]): string | undefined {
  const [, name] =
    /^(?:name|patient|patient name|nom|nombre|nome|الاسم)\s*:\s*(.*)$/i.exec(first.slice(0, longestLine)) ?? [];
  return name === undefined ? undefined : (name || second).toLowerCase();
}

/** Whether the values of a column tell of several people, each with how many rows. */
export function arePeople(rows: ReadonlyMap<string, number>, key: string): boolean {
  if (rows.size < 2) return false;
  const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
  return !(rowNumbers.has(key) && all > 2 && rows.size * 2 > all);
}
