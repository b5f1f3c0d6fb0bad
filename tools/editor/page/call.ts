import type { Mistake } from '../../content/files.ts';
import type { Found } from '../find.ts';
import type { Field } from '../../content/form.ts';
import type { Change, Language, Version } from '../texts.ts';

/** What the editor's calls answer. */
export interface Answers {
  readonly texts: {
    readonly texts: readonly { readonly collection: string; readonly ids: readonly string[] }[];
    readonly pages: readonly string[];
    readonly changed: readonly string[];
    readonly mistakes: readonly Mistake[];
  };
  readonly text: {
    readonly fields: readonly Field[];
    readonly versions: Readonly<Partial<Record<Language, Version>>>;
    readonly mistakes: readonly Mistake[];
    readonly marks: Readonly<Partial<Record<Language, readonly string[]>>>;
  };
  readonly pictures: readonly { readonly path: string; readonly named: string }[];
  readonly find: { readonly found: readonly Found[]; readonly sentence?: string };
  readonly check: { readonly mistakes: readonly Mistake[] };
  /** `since`: from when on, in milliseconds since 1970, every page is made with what was saved. Absent: later, by itself. */
  readonly save: { readonly mistakes: readonly Mistake[]; readonly since?: number };
  readonly picture: { readonly path: string };
  readonly propose: { readonly branch: string; readonly files: readonly string[] };
  readonly discard: { readonly files: readonly string[]; readonly since?: number };
}
export type { Change, Field, Found, Language, Mistake };

/** What went wrong, in a sentence to show. */
export class Told extends Error {}

const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';

async function answered<K extends keyof Answers>(name: K, query: string, init: RequestInit): Promise<Answers[K]> {
  const response = await fetch(`/_edit/call/${name}${query}`, init).catch(() => {
    throw new Told('The editor does not answer. Is it still running where you started it?');
  });
  const value: unknown = await response.json().catch(() => ({ sentence: 'The editor failed; its window says why.' }));
  if (response.ok) return value as Answers[K];
  throw new Told((value as { readonly sentence?: string }).sentence ?? 'The editor could not do this.');
}

export const ask = <K extends 'texts' | 'text' | 'pictures'>(name: K, query: Readonly<Record<string, string>> = {}) =>
  answered(name, `?${new URLSearchParams(query)}`, {});

export const tell = <K extends 'find' | 'check' | 'save' | 'propose' | 'discard'>(name: K, value: object) =>
  answered(name, '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token },
    body: JSON.stringify(value),
  });

export const sendPicture = (collection: string, file: File) =>
  answered('picture', `?${new URLSearchParams({ collection, name: file.name })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-edit-token': token },
    body: file,
  });
