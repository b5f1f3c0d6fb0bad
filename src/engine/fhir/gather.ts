import { isRecord } from '../kit/fields/fields.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';
import { systems } from './systems.ts';
import { spanOf } from './when.ts';

/** A resource as it was found. */
export interface Found {
  readonly type: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Its address in the bundle, where it has one. */
  readonly fullUrl?: string;
  /** The resource it is contained in. */
  readonly within?: Found;
  /** A history has the newest first: of versions that do not say which is newer the first one counts. */
  readonly ofHistory?: true;
}

/** What is told of a person beside measurements: what it has, takes, must not take, and what was done. */
export const statements = new Set(
  'Condition MedicationStatement MedicationRequest AllergyIntolerance Procedure'.split(' '),
);

/** What a history or a transaction says was taken away: by its addresses, and when, where it says so. */
interface Deletion {
  readonly names: readonly string[];
  /** Milliseconds since 1970 in UTC. */
  readonly at?: number;
  /** How many resources stood before it. */
  readonly place: number;
}

interface Gathered {
  readonly resources: readonly Found[];
  /** Whether anything in it says that it is FHIR. */
  readonly isFhir: boolean;
  /** Things beside resources that are none. */
  readonly strays: number;
}

/** What a calculator of ours made: its results and its plan are answers, and are never read back as inputs. */
const isOurAnswer = (body: Found['body']): boolean =>
  recordsAt(body.meta, 'tag').some((tag) => tag.system === systems.part);

/** Every resource in a bundle, a list or alone, bundles in bundles and contained ones with them. The newest of several versions only. */
export function gather(json: unknown): Gathered {
  const resources: Found[] = [];
  const deletions: Deletion[] = [];
  let isFhir = false;
  let strays = 0;
  const visit = (at: unknown, fullUrl?: string, within?: Found, ofHistory = false): void => {
    if (Array.isArray(at)) for (const each of at) visit(each);
    else if (isRecord(at) && textAt(at, 'resourceType') === 'Bundle') {
      isFhir = true;
      const isHistory = textAt(at, 'type') === 'history';
      for (const entry of recordsAt(at, 'entry')) {
        if (textAt(entry.request, 'method') === 'DELETE') deletions.push(deletionIn(entry, resources.length));
        else if (isRecord(entry.resource)) visit(entry.resource, textAt(entry, 'fullUrl'), undefined, isHistory);
      }
    } else if (isRecord(at) && textAt(at, 'resourceType') !== undefined) {
      isFhir = true;
      if (isOurAnswer(at)) return;
      const found: Found = {
        type: textAt(at, 'resourceType') ?? '',
        body: at,
        ...(fullUrl !== undefined && { fullUrl }),
        ...(within && { within }),
        ...(ofHistory && { ofHistory }),
      };
      resources.push(found);
      for (const inner of recordsAt(at, 'contained')) visit(inner, undefined, found);
    } else if (isRecord(at) && isRecord(at.resource)) visit(at.resource, textAt(at, 'fullUrl'));
    else strays += 1;
  };
  visit(json);
  return { resources: newest(withoutDeleted(resources, deletions)), isFhir, strays };
}

function deletionIn(entry: Readonly<Record<string, unknown>>, place: number): Deletion {
  const changed = spanOf(textAt(entry.response, 'lastModified') ?? '');
  const addresses = [textAt(entry, 'fullUrl'), textAt(entry.request, 'url')];
  return {
    names: addresses.flatMap((each) => (each === undefined ? [] : [unversioned(each), ...shortForm(each)])),
    place,
    ...(changed && { at: changed.first }),
  };
}

/** Drops what was taken away since; what was made anew later stays. */
function withoutDeleted(resources: readonly Found[], deletions: readonly Deletion[]): readonly Found[] {
  if (deletions.length === 0) return resources;
  const byName = new Map<string, Deletion>();
  // The first of a history is the newest one.
  for (const deletion of deletions.toReversed()) for (const name of deletion.names) byName.set(name, deletion);
  const gone = new Set(
    resources.filter((found, place) => {
      const deletion = namesOf(found)
        .map((name) => byName.get(name))
        .find((each) => each !== undefined);
      if (!deletion || found.within) return false;
      const version = versionOf(found);
      if (deletion.at !== undefined && version?.[0] === 'time') return version[1] <= deletion.at;
      return !found.ofHistory || place >= deletion.place;
    }),
  );
  const isGone = (found: Found): boolean => gone.has(found) || (found.within !== undefined && isGone(found.within));
  return resources.filter((found) => !isGone(found));
}

/** A reference or an address without the version it may name. */
export const unversioned = (reference: string): string => reference.replace(/\/_history\/[^/]*$/, '');

/** By what a resource can be told from another one, or undefined. */
function identityOf({ type, body, fullUrl, within }: Found): string | undefined {
  if (within) return undefined;
  const id = textAt(body, 'id');
  return fullUrl === undefined ? id && `${type}/${id}` : unversioned(fullUrl);
}

/** How new a version is: when it was changed, else its number; undefined where it does not say. */
function versionOf({ body }: Found): readonly [kind: 'time' | 'number', order: number] | undefined {
  const meta = recordAt(body, 'meta');
  const changed = spanOf(textAt(meta, 'lastUpdated') ?? '');
  if (changed) return ['time', changed.first];
  const version = Number(textAt(meta, 'versionId') ?? Number.NaN);
  return Number.isNaN(version) ? undefined : ['number', version];
}

/** Of versions of one resource the newest: what was entered in error since must not be read from its older version. */
function newest(resources: readonly Found[]): Found[] {
  const kept = new Map<string, Found>();
  const outdated = new Set<Found>();
  for (const found of resources) {
    const identity = identityOf(found);
    const before = identity === undefined ? undefined : kept.get(identity);
    const [older, newer] = before ? [versionOf(before), versionOf(found)] : [];
    if (before?.ofHistory && found.ofHistory && !(older && newer && older[0] === newer[0])) {
      outdated.add(found);
      continue;
    }
    if (before && older && newer && older[0] === newer[0]) {
      outdated.add(newer[1] > older[1] ? before : found);
      if (newer[1] <= older[1]) continue;
    }
    if (identity !== undefined) kept.set(identity, found);
  }
  const isOutdated = (found: Found): boolean =>
    outdated.has(found) || (found.within !== undefined && isOutdated(found.within));
  return resources.filter((found) => !isOutdated(found));
}

/** `Patient/1` of an absolute address, which a reference may leave at that. */
const shortForm = (fullUrl: string): string[] =>
  /^https?:.*\/([A-Za-z]+\/[A-Za-z0-9.-]{1,64})$/.exec(unversioned(fullUrl))?.slice(1, 2) ?? [];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a reference may call a resource. Taken out of its bundle it is still called by the number it had there. */
export function namesOf({ type, body, fullUrl, within }: Found): readonly string[] {
  const id = textAt(body, 'id');
  if (within) return id === undefined ? [] : [`#${id}`];
  return [
    ...(fullUrl === undefined ? [] : [unversioned(fullUrl), ...shortForm(fullUrl)]),
    ...(id === undefined ? [] : [`${type}/${id}`, ...(uuid.test(id) ? [`urn:uuid:${id}`] : [])]),
  ];
}

/** Where a value was taken from, for a person to find it again. */
export function sourceOf(found: Found): string {
  const id = textAt(found.body, 'id');
  const own = found.fullUrl ?? (id === undefined ? found.type : `${found.type}/${id}`);
  return found.within ? `${sourceOf(found.within)}#${id ?? found.type}` : own;
}
