import { amountIn } from '../amounts.ts';
import { deviceOf, leaveOut, seen } from '../collect.ts';
import { keyOf, type Recognise } from '../headers.ts';
import { momentOf } from '../moments.ts';

/** The file xDrip and Spike write for SiDiary: DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK, without a unit. */
export const xdrip: Recognise = (header) => {
  const keys = header.map(keyOf);
  const [day, time, cgm, meter] = ['day', 'time', 'udtcgms', 'bglevel'].map((name) => keys.indexOf(name));
  if (day === undefined || day < 0 || time === undefined || time < 0 || cgm === undefined || cgm < 0) return undefined;
  return {
    take(row, into) {
      const moment = seen(into, momentOf(row[day], row[time]));
      if ((row[cgm] ?? '').trim() === '') {
        const measured = meter !== undefined && meter >= 0 && (row[meter] ?? '').trim() !== '';
        return leaveOut(into, measured ? 'strip' : 'event');
      }
      into.candidates.push({ moment, amount: amountIn(row[cgm]), device: deviceOf(into, '', () => '') });
    },
  };
};
