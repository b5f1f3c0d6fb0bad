// Inputs with far more keys than anybody asks.
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { Refusal } from '../answer.ts';
import { type RecordCollection, recordTool } from './records.ts';

/** No form asks half as much: to look at tens of thousands of keys would keep everyone else waiting. */
const mostLeaves = 500;
const deepest = 5;
const mostNamed = 20;

/** The paths of what stands in some data, one at a time: whoever has seen enough stops. */
function* pathsIn(data: unknown): Generator<string> {
  const open: (readonly [path: string, data: unknown, depth: number])[] = [['', data, 0]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [path, value, depth] = at;
    if (!isRecord(value) || depth === deepest) yield path;
    else
      for (const key of Object.keys(value).slice(0, mostLeaves + 1))
        open.push([path ? `${path}.${key}` : key, value[key], depth + 1]);
  }
}

/** Refuses inputs with far more keys than any calculator asks, naming some of the strange ones, before anything looks at all of them. */
export async function refuseCrowded({ tools, inputsKey }: RecordCollection, inputs: unknown): Promise<void> {
  const known = new Set<string>();
  for (const id of tools) for (const path of Object.keys((await recordTool(id)).tool.fields)) known.add(path);
  const strange: string[] = [];
  let count = 0;
  for (const path of pathsIn(inputs)) {
    if (!known.has(path) && strange.length < mostNamed) strange.push(`${inputsKey}.${path}`.slice(0, 100));
    count += 1;
    if (count <= mostLeaves) continue;
    throw new Refusal('invalid', { fields: Object.fromEntries(strange.map((each) => [each, { code: 'unknown' }])) });
  }
}
