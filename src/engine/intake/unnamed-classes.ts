import { deny } from './denied-medicines.ts';
import type { MedicineItem } from './items.ts';
import type { Said, Text } from './text.ts';

const highIntensity = /high[- ]intensity ?$/;
const moderateIntensity = /moderate[- ]intensity ?$/;
/** “insulin”, “statin”: a class without its member, of which it is asked which. */
export function askWhich(text: Text, item: MedicineItem, piece: string, said: Said): void {
  const { tokens, folded } = text;
  const from = tokens[item.first]?.from ?? 0;
  const to = tokens[item.end - 1]?.to ?? from;
  // “statin-naive”, “insulin naive”: never taken.
  if (/^[ -]?na[iï]ve/.test(piece)) return deny(item, folded.slice(from, to), { from, to, denied: true }, said);
  if (item.entry.which === 'statin') {
    const stem = folded.slice(Math.max(0, from - 20), from);
    const intensity = highIntensity.test(stem) ? 'high' : moderateIntensity.test(stem) ? 'moderate' : undefined;
    if (intensity)
      said.statements.push({
        fact: 'statin',
        value: intensity,
        from: from - (highIntensity.exec(stem) ?? moderateIntensity.exec(stem) ?? [''])[0].length,
        to,
      });
    else
      said.open.push({
        facts: ['statin'],
        choices: [{ value: 'moderate' }, { value: 'high' }],
        from,
        to,
        why: 'which',
        unlessKnown: true,
      });
  } else if (!/resist|sensitiv|naive|level|^ ?(?:iv |drip|gtt|infusion)/.test(piece.slice(0, 14))) {
    said.open.push({
      facts: ['basalInsulin', 'mealtimeInsulin'],
      choices: [{ value: true }],
      from,
      to,
      why: 'which',
      unlessKnown: true,
    });
  }
}
