import { type Field, hardRange, isRecord, type NumberField, readPath, writePath } from '../fields/fields.ts';
import { roundTo } from '../maths.ts';
import { type Message, quantity, word } from '../words/message.ts';
import type { OutcomeState, Tool } from '../tool.ts';

/** The nearest value of one field at which one conclusion turns, everything else staying as it is. */
export interface Change {
  readonly path: string;
  readonly direction: 'orLower' | 'orHigher' | 'instead';
  readonly value: number | string | boolean;
  readonly outcome: string;
  readonly from: string;
  readonly to: string;
}

/** A calculator that says where its conclusions stand (engine/answer has one for each). */
interface Concluding {
  readonly tool: Tool;
  outcomes(inputs: object): readonly OutcomeState[];
}

/** A direction of a field is looked at in at most this many strides, then halved down to the concept's own step. */
const strides = 40;

function withValue(inputs: object, path: string, value: unknown): object {
  const copy = structuredClone(inputs) as Record<string, unknown>;
  writePath(copy, path, value);
  return copy;
}

/** The conclusions with one field changed, or null where the changed inputs are not valid. */
function statesWith(desk: Concluding, inputs: object, path: string, value: unknown): Map<string, string> | null {
  const checked = desk.tool.validate(withValue(inputs, path, value));
  if (!checked.ok) return null;
  return new Map(desk.outcomes(checked.inputs).map(({ id, state }) => [id, state]));
}

function numberChanges(
  desk: Concluding,
  inputs: object,
  path: string,
  field: NumberField,
  now: Map<string, string>,
  up: boolean,
): Change[] {
  const at = readPath(inputs, path);
  if (typeof at !== 'number') return [];
  const { step } = field.concept;
  const edge = up ? hardRange(field).max : hardRange(field).min;
  // Values on the field's own grid, so that the answer is one a person would type.
  const start = up ? Math.floor(at / step + 1e-9) : Math.ceil(at / step - 1e-9);
  const value = (steps: number): number => roundTo((start + (up ? steps : -steps)) * step, 6);
  const most = Math.floor(Math.abs(edge - value(0)) / step + 1e-9);
  const open = new Map(now);
  const found: Change[] = [];
  const stride = Math.max(1, Math.ceil(most / strides));
  for (let reached = 0; reached < most && open.size > 0; reached += stride) {
    const far = statesWith(desk, inputs, path, value(Math.min(most, reached + stride)));
    if (!far) break;
    for (const [outcome, from] of open) {
      if (far.get(outcome) === from) continue;
      let low = reached;
      let high = Math.min(most, reached + stride);
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (statesWith(desk, inputs, path, value(middle))?.get(outcome) === from) low = middle;
        else high = middle;
      }
      const to = statesWith(desk, inputs, path, value(high))?.get(outcome);
      if (to !== undefined)
        found.push({ path, direction: up ? 'orHigher' : 'orLower', value: value(high), outcome, from, to });
      open.delete(outcome);
    }
  }
  return found;
}

function otherAnswers(field: Field, at: unknown): readonly (string | number | boolean)[] {
  if (field.kind === 'flag') return [!at];
  return field.kind === 'choice' && !field.hidden ? field.choices.filter((choice) => choice !== at) : [];
}

function answerChanges(
  desk: Concluding,
  inputs: object,
  path: string,
  field: Field,
  now: Map<string, string>,
): Change[] {
  const seen = new Set<string>();
  return otherAnswers(field, readPath(inputs, path)).flatMap((value) => {
    const states = statesWith(desk, inputs, path, value);
    return [...now].flatMap(([outcome, from]): Change[] => {
      const to = states?.get(outcome);
      if (to === undefined || to === from || seen.has(outcome + to)) return [];
      seen.add(outcome + to);
      return [{ path, direction: 'instead', value, outcome, from, to }];
    });
  });
}

/**
 * What would change the conclusions: for each field the nearest value, within its hard range, at which each one turns.
 * One field at a time. The work is bounded (about 50 calculations per direction of a number); a conclusion that turns and
 * turns back within one stride can be missed. Ordered by conclusion, then by field.
 */
export function changes(desk: Concluding, inputs: object): Change[] {
  const { tool } = desk;
  const checked = tool.validate(inputs);
  if (!checked.ok || !isRecord(checked.inputs)) return [];
  const now = new Map(desk.outcomes(checked.inputs).map(({ id, state }) => [id, state]));
  const found = Object.entries(tool.fields).flatMap(([path, field]) =>
    field.kind === 'number'
      ? [
          ...numberChanges(desk, inputs, path, field, now, false),
          ...numberChanges(desk, inputs, path, field, now, true),
        ]
      : answerChanges(desk, inputs, path, field, now),
  );
  const order = [...now.keys()];
  return found.sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}

/** A change as a sentence: “HbA1c 7.6 % or lower: the target is reached”. Flags and choices name the answer. */
export function changeMessage(tool: Tool, change: Change): Message {
  const field = tool.fields[change.path];
  const value =
    field?.kind === 'number' && typeof change.value === 'number'
      ? quantity(field.concept, change.value)
      : word(`choice.${change.path}.${change.value}`);
  return {
    key: `change.${change.direction}`,
    values: { field: word(`field.${change.path}`), value, outcome: word(`outcome.${change.outcome}.${change.to}`) },
  };
}
