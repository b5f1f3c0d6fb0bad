import type { Found } from './gather.ts';
import type { Told } from './item.ts';
import type { NotTaken } from './measured.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { dateAt, factOf, written } from './statements.ts';
import { isSnomed } from './systems.ts';
import { hasPassed } from './taken-now.ts';
import { isAfter } from './when.ts';

/**
 * What was done, by the facts it tells, written as the diagnoses are. Source: the value sets of the US quality measures for 2025 (CC0,
 * commit 207ec58, read 2026-11-30), sorted by their displays: bypasses and stents of the heart's vessels, the carotid arteries opened.
 */
const byFacts: readonly (readonly [facts: string, codes: string])[] = [
  [
    'ascvd',
    '3546002 6026008 8876004 10190003 10326007 11101003 14323007 15023006 15256002 17073005 23322009 24088005 29819009 29843007 36969009 39202005 39724006 66951008 67166004 68466008 74371005 75761004 80762004 82247006 85053006 90487008 91338001 119564002 119565001 175021005 175029007 175036008 175037004 175038009 175039001 175040004 175066001 175367001 175380003 232717009 232719007 232720001 232721002 232722009 232723004 232724005 232726007 232727003 232728008 232729000 233259003 233260008 233296007 233297003 233298008 233405004 276949008 276950008 276951007 359597003 359601003 397193006 397194000 397431004 405326004 405407008 405408003 405409006 405411002 405412009 405415006 405598005 405599002 414088005 414089002 415070008 417884003 418405008 419014003 419132001 420026003 420046008 425611003 428488008 429287007 429499003 429639007 429809004 431515004 431519005 431535003 431659001 432039002 432785007 433056003 433591001 433683001 433690006 433711000 433734009 434159001 434378006 434433007 609153008 609154002 698740005 707828002 709981002 736970002 736971003 736972005 736973000 737085003 1222571004 1222673007 1222674001 1287561002',
  ],
  [
    'kidneyTransplant',
    '52213001 70536003 175901007 175902000 236138007 313030004 711411006 711413009 765478004 765479007 782655004 6471000179103',
  ],
  // Kidneys that fail for days are dialysed, too.
  [
    'dialysis=?true',
    '676002 14684005 34897002 67970008 68341005 71192002 108241001 225230008 233575001 233576000 233577009 238318009 238319001 238321006 238322004 238323009 265764009 302497006 428648006 48781000175105',
  ],
];
const bySnomed = new Map(byFacts.flatMap(([facts, codes]) => codes.split(' ').map((code) => [code, facts] as const)));
/** ICD-10-PCS by its first four signs: heart and carotid arteries bypassed, widened or cleared; a kidney transplanted. */
const pcs = /icd-?10-?pcs|medicare\/coding\/icd10|2\.16\.840\.1\.113883\.6\.4$/i;
const byPcs = (code: string): string | undefined =>
  /^0(?:21[0-3]|27[0-3]|2C[0-3]|3C[H-N]|37[H-N])/.test(code)
    ? 'ascvd'
    : /^0TY[01]/.test(code)
      ? 'kidneyTransplant'
      : undefined;

/** Days after which a dialysis that was not repeated no longer says that somebody is dialysed: a choice of this product. */
const dialysisDays = 24;

/** What a procedure tells by its codes; or why nothing of it is taken. One that tells nothing is no resource that is read. */
export function procedureOf(found: Found, on: string | undefined): readonly Told[] | NotTaken {
  const { body } = found;
  const concept = recordAt(body, 'code');
  const entries = recordsAt(concept, 'coding').flatMap((coding) => {
    const [system = '', code = ''] = [textAt(coding, 'system'), textAt(coding, 'code')];
    return (isSnomed(system) ? bySnomed.get(code) : pcs.test(system.slice(0, 200)) ? byPcs(code) : undefined) ?? [];
  });
  if (entries.length === 0 || recordsAt(body, 'modifierExtension').length > 0) return 'resource';
  if (textAt(body, 'status') !== 'completed' || body.notDone === true) return 'status';
  const when = dateAt(body, ['performedDateTime', 'performedPeriod', 'occurrenceDateTime', 'occurrencePeriod']);
  if (when && on !== undefined && isAfter(when, on)) return 'date';
  const told = [...new Set(entries)].map(written).flatMap(({ fact, value, unsure }): Told[] =>
    fact === 'dialysis' && (!when || hasPassed(when, dialysisDays, on))
      ? []
      : [
          {
            ...factOf(found, concept, fact, 'Procedure', when),
            value,
            ...(unsure && { unsure: 'kinds' as const }),
          },
        ],
  );
  return told.length > 0 ? told : 'date';
}
