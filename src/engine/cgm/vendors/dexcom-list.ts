import { amountIn, high, low, unitIn } from '../amounts.ts';
import { type Collected, deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { epochSeconds, fixed, type Moment, momentIn } from '../moments.ts';
import { type Entry, numberIn, scalar, textIn } from './entry.ts';

/** Share, Dexcom's older way to a follower, writes WT, ST and DT (world, system and display time). */
const isOfShare = (entry: Entry): boolean => 'Value' in entry && 'WT' in entry && ('DT' in entry || 'ST' in entry);
/** Whether an element can be of Dexcom's API (versions 2 and 3) or of Share. */
export const isOfDexcom = (entry: Entry): boolean =>
  ('displayTime' in entry && 'systemTime' in entry) || isOfShare(entry);

/** A sensor shows 40 to 400 mg/dL; what is called low or high within is still measured. */
const [least, most] = [40, 400];

/** “/Date(1462404576000-0400)/”: the instant, and how far the wearer's clock is from the world's. */
function momentOfShare(text: string): Moment | undefined {
  const [, millis, sign, hours, minutes] = /Date\((\d{9,14})(?:([+-])(\d{2})(\d{2}))?\)/.exec(text) ?? [];
  const at = epochSeconds(Number(millis));
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60 : 60);
  return at === undefined ? undefined : fixed(at + ahead);
}

function takeShare(entry: Entry, into: Collected): void {
  const display = textIn(entry['DT']);
  const value = numberIn(entry['Value']);
  into.utc = (into.utc ?? true) && !/[+-]\d{4}\)/.test(display);
  into.unit = 'mg/dL';
  into.candidates.push({
    moment: seen(into, momentOfShare(display) ?? momentOfShare(textIn(entry['WT']))),
    amount:
      value === undefined ? undefined : value < least ? low : value > most ? high : { value, unit: 'mg/dL' as const },
    device: deviceOf(into, '', () => 'Dexcom'),
  });
}

/**
 * One element of Dexcom's API: `displayTime` is the wearer's clock as written, `status` says low or high where the sensor could not
 * measure. Its calibrations and events have the same times and are no readings.
 */
export function takeDexcom(entry: Entry, into: Collected): void {
  if (isOfShare(entry)) return takeShare(entry, into);
  if ('eventType' in entry) return leaveOut(into, 'event');
  if ('alertName' in entry || 'alertState' in entry) return leaveOut(into, 'alert');
  if (!('trend' in entry || 'status' in entry || 'trendRate' in entry)) return leaveOut(into, 'calibration');
  const stated = unitIn(textIn(entry['unit']));
  const amount = amountIn(scalar(entry['value']));
  const status = textIn(entry['status']).toLowerCase();
  const inMgdl = amount && stated === 'mmol/L' ? amount.value * 18 : amount?.value;
  const isBelow = status === 'low' && (inMgdl === undefined || inMgdl <= least);
  const isAbove = status === 'high' && (inMgdl === undefined || inMgdl >= most);
  const shown = textIn(entry['displayTime']);
  into.utc = (into.utc ?? true) && /z$/i.test(shown) && [shown, ''].includes(textIn(entry['systemTime']));
  const generation = textIn(entry['transmitterGeneration']);
  into.candidates.push({
    moment: seen(into, momentIn(shown)),
    amount: isBelow ? low : isAbove ? high : amount && { ...amount, ...(stated && { unit: stated }) },
    device: deviceOf(into, textIn(entry['transmitterId']), () => modelIn(generation) || 'Dexcom'),
  });
}
