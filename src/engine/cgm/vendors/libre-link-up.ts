import { high, low } from '../amounts.ts';
import { type Collected, deviceOf, leaveOut } from '../collect.ts';
import { fixed, momentIn } from '../moments.ts';
import { type Entry, numberIn, textIn } from './entry.ts';

/** Whether an element can be of LibreLinkUp, where a family follows a wearer of FreeStyle Libre. */
export const isOfLibreLinkUp = (entry: Entry): boolean =>
  'ValueInMgPerDl' in entry && ('Timestamp' in entry || 'FactoryTimestamp' in entry);

/** FreeStyle Libre 2 and 3 measure 40 to 400 mg/dL. */
const [least, most] = [40, 400];

/**
 * One element: of type 0 where the sensor stored it by itself; another type, or none, was taken when somebody looked. Times are American
 * whatever the country: `Timestamp` by the wearer's clock, `FactoryTimestamp` by the world's.
 */
export function takeLibreLinkUp(entry: Entry, into: Collected): void {
  if (numberIn(entry['type']) !== 0) return leaveOut(into, 'scan');
  const own = momentIn(textIn(entry['Timestamp']));
  const moment = own ?? momentIn(textIn(entry['FactoryTimestamp']));
  const value = numberIn(entry['ValueInMgPerDl']);
  into.utc = (into.utc ?? true) && own === undefined;
  into.unit = 'mg/dL';
  const isBelow = value !== undefined && (value < least || (entry['isLow'] === true && value <= least));
  const isAbove = value !== undefined && (value > most || (entry['isHigh'] === true && value >= most));
  into.candidates.push({
    moment: moment && fixed(moment.mdy),
    amount: value === undefined ? undefined : isBelow ? low : isAbove ? high : { value },
    device: deviceOf(into, '', () => 'FreeStyle Libre'),
  });
}
