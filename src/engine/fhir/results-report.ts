import { type Note, toMessage } from '../clinical/note.ts';
import { isRecord } from '../kit/fields/fields.ts';
import type { Message, Value } from '../kit/words/message.ts';
import type { Context } from './input-observations.ts';
import { type DiagnosticReport, fhirText, narrative, type Observation } from './resources.ts';
import { systems } from './systems.ts';

/** What a report says beside its figures. */
export interface ReportWords {
  /** The calculator's name. */
  readonly name: string;
  /** Puts a message or a value into words, as FHIR takes them; undefined where it cannot be said. */
  readonly say: (message: Message) => string | undefined;
  readonly tell: (value: Value) => string | undefined;
  /** The result in one line. */
  readonly summary: string | undefined;
  readonly disclaimer: readonly string[];
}

/** More figures than any calculator answers with; a medicine's whole record stays within it. */
const most = 300;

/** Every figure, word and sentence of some results, by path. `results` may hold anything, as plain data. */
function leavesOf(
  results: unknown,
  say: ReportWords['say'],
  path = '',
  found: [string, number | boolean | string][] = [],
) {
  if (found.length >= most) return found;
  const add = (value: number | boolean | string): void => void found.push([path || 'result', value]);
  if (typeof results === 'number' || typeof results === 'boolean') add(results);
  else if (typeof results === 'string' && fhirText(results) !== undefined) add(results);
  else if (isRecord(results) && typeof results.key === 'string') {
    const words = say(toMessage(results as unknown as Note));
    if (words !== undefined) add(words);
  } else if (typeof results === 'object' && results !== null)
    for (const [key, part] of Object.entries(results)) leavesOf(part, say, path ? `${path}.${key}` : key, found);
  return found;
}

function resultObservation(
  [path, value]: [string, number | boolean | string],
  at: number,
  { tool, subject, effective }: Context,
): Observation {
  const text = typeof value === 'string' ? fhirText(value) : undefined;
  return {
    resourceType: 'Observation',
    id: `r${at + 1}`,
    status: 'final',
    code: { coding: [{ system: systems.result, code: `${tool}/${path.replace(/\s+/g, '_')}` }] },
    subject,
    ...(effective !== undefined && { effectiveDateTime: effective }),
    ...(typeof value === 'number' && { valueQuantity: { value } }),
    ...(typeof value === 'boolean' && { valueBoolean: value }),
    ...(text !== undefined && { valueString: text }),
  };
}

/** A calculator's results as a report that names the version of the rules. The figures are contained in it: they are no measurements. */
export function reportOf(results: unknown, version: string, context: Context, words: ReportWords): DiagnosticReport {
  const contained = leavesOf(results, words.say).map((leaf, at) => resultObservation(leaf, at, context));
  const rules = fhirText(version);
  const title = fhirText([words.name, rules].filter(Boolean).join(' · '));
  const lines = [title, words.summary, ...words.disclaimer].flatMap((line) => line ?? []);
  const { tool, subject, effective } = context;
  return {
    resourceType: 'DiagnosticReport',
    meta: { tag: [{ system: systems.part, code: 'result' }] },
    text: narrative(lines),
    ...(contained.length && { contained }),
    status: 'final',
    code: {
      coding: [
        { system: systems.calculator, ...(rules !== undefined && { version: rules }), code: tool, display: words.name },
      ],
      ...(title !== undefined && { text: title }),
    },
    subject,
    ...(effective !== undefined && { effectiveDateTime: effective }),
    ...(contained.length && { result: contained.map(({ id }) => ({ reference: `#${id}` })) }),
    ...(lines.length && { conclusion: lines.join('\n') }),
  };
}
