// The record of one patient, as much as the visit reads of it. What belongs to anybody else is not handed on: then nothing is.
import { bounds } from '../bounds.ts';
import type { RecordProblem } from '../contract-outside.ts';
import { OutwardProblem, outwardFetch } from '../outward-fetch.ts';
import type { Granted } from './held.ts';

type Json = Readonly<Record<string, unknown>>;

export class ReadProblem extends Error {
  override name = 'ReadProblem';
  readonly problem: RecordProblem;
  constructor(problem: RecordProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** One search for each kind: newest first where there is a day to sort by. Some systems give their observations no category. */
const uncategorised = '&_sort=-date';
const searches = {
  Observation: '&category=laboratory,vital-signs&_sort=-date',
  Condition: '',
  MedicationRequest: '',
  MedicationStatement: '',
  AllergyIntolerance: '',
} as const;
type Kind = keyof typeof searches;
const recordKinds = Object.keys(searches) as readonly Kind[];

export interface RecordRead {
  readonly bundle: Json;
  /** As the record writes it, for whoever looks at whose record it is; empty where it does not say. */
  readonly name: string;
  /** Kinds that were refused, could not be read, or went on beyond what is read. */
  readonly incomplete: readonly Kind[];
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (of: Json, name: string): readonly Json[] => {
  const value = of[name];
  return Array.isArray(value) ? value.filter(isJson) : [];
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const longestName = 120;
function nameOf(patient: Json): string {
  const names = listIn(patient, 'name');
  const name = names.find(({ use }) => use === 'official') ?? names[0] ?? {};
  const given = Array.isArray(name['given']) ? name['given'].map(text) : [];
  const written = text(name['text']) || [...given, text(name['family'])].filter(Boolean).join(' ');
  return [...written.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').trim()].slice(0, longestName).join('');
}

/** Reads the record that was granted. Rejects with a ReadProblem. */
export async function readRecord({ system, accessToken, patient }: Granted): Promise<RecordRead> {
  const { issuer } = system;
  const { origin } = new URL(issuer);
  const ends = performance.now() + bounds.recordMilliseconds;
  let [bytes, pages, resources]: [number, number, number] = [
    bounds.recordBytes,
    bounds.recordPages,
    bounds.recordResources,
  ];

  async function ask(address: string): Promise<{ readonly status: number; readonly body: unknown }> {
    const milliseconds = Math.floor(Math.min(bounds.providerMilliseconds, ends - performance.now()));
    if (milliseconds <= 0) throw new OutwardProblem('away', 'the time for a record is over');
    const answer = await outwardFetch(origin, { milliseconds, bytes })(address, {
      headers: { accept: 'application/fhir+json', authorization: `Bearer ${accessToken}` },
    });
    const read = await answer.arrayBuffer();
    bytes -= read.byteLength;
    if (answer.status === 401) throw new ReadProblem('expired', 'the token is not taken any more');
    const type = answer.headers.get('content-type') ?? '';
    if (!/^application\/(fhir\+)?json\b/i.test(type)) return { status: answer.status, body: undefined };
    try {
      return {
        status: answer.status,
        body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read)) as unknown,
      };
    } catch {
      return { status: answer.status, body: undefined };
    }
  }

  async function readPatient(): Promise<Json> {
    const { status, body } = await ask(`${issuer}/Patient/${patient}`);
    if (status === 403 || status === 404 || status === 410)
      throw new ReadProblem('denied', `the patient answered ${status}`);
    if (status !== 200 || !isJson(body)) throw new ReadProblem('away', `the patient answered ${status}, or no FHIR`);
    if (body['resourceType'] !== 'Patient')
      throw new ReadProblem('untrusted', 'the patient is another kind of resource');
    if (body['id'] !== patient) throw new ReadProblem('mixed', 'the patient is another one');
    return body;
  }

  const ours = new Set([`Patient/${patient}`, `${issuer}/Patient/${patient}`]);
  /** Whose it is: this patient's, nobody's that can be told, or another one's. */
  function isOurs(resource: Json): boolean {
    const about = resource['subject'] ?? resource['patient'];
    const reference = isJson(about) ? text(about['reference']).replace(/\/_history\/[^/]*$/, '') : '';
    if (ours.has(reference)) return true;
    if (reference.startsWith('#')) return false;
    if (/(^|\/)Patient\//.test(reference))
      throw new ReadProblem('mixed', 'a resource of another patient was among the answers');
    return false;
  }

  /** Everything of one kind; false where more was left. */
  async function readKind(kind: Kind, into: Json[], search: string = searches[kind]): Promise<boolean> {
    const seen = new Set<string>();
    let whole = true;
    let next: string | undefined = `${issuer}/${kind}?patient=${patient}&_count=200${search}`;
    while (next !== undefined) {
      if (pages <= 0 || seen.has(next)) return false;
      pages -= 1;
      seen.add(next);
      const { status, body } = await ask(next);
      if (status !== 200 || !isJson(body) || body['resourceType'] !== 'Bundle' || body['type'] !== 'searchset')
        return false;
      for (const entry of listIn(body, 'entry')) {
        const resource = entry['resource'];
        // What was not asked for, a notice of the server's among it, is no part of the record.
        if (!isJson(resource) || resource['resourceType'] !== kind) continue;
        if (!isOurs(resource)) {
          whole = false;
          continue;
        }
        if (resources <= 0) return false;
        resources -= 1;
        into.push(resource);
      }
      const link: string = text(listIn(body, 'link').find(({ relation }) => relation === 'next')?.['url']);
      if (link === '') return whole;
      const at: URL | undefined = URL.canParse(link, `${issuer}/`) ? new URL(link, `${issuer}/`) : undefined;
      if (!at || at.origin !== origin) return false;
      next = at.href;
    }
    return whole;
  }

  try {
    const person = await readPatient();
    const found: Json[] = [person];
    const incomplete: Kind[] = [];
    for (const kind of recordKinds) {
      const before = found.length;
      const whole = await readKind(kind, found)
        .then((all) =>
          all && kind === 'Observation' && found.length === before ? readKind(kind, found, uncategorised) : all,
        )
        .catch((error: unknown) => {
          if (error instanceof OutwardProblem) return false;
          throw error;
        });
      if (!whole) incomplete.push(kind);
    }
    const entry = found.map((resource) => ({
      fullUrl: `${issuer}/${text(resource['resourceType'])}/${text(resource['id'])}`,
      resource,
    }));
    return { bundle: { resourceType: 'Bundle', type: 'collection', entry }, name: nameOf(person), incomplete };
  } catch (error) {
    if (error instanceof OutwardProblem)
      throw new ReadProblem(error.kind === 'away' || error.kind === 'too-large' ? 'away' : 'untrusted', error.message);
    throw error;
  }
}
