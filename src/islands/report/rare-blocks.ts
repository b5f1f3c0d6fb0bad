import type { ComponentType } from 'react';
import type { Block, RarePicture } from '../../engine/kit/report/report.ts';

type Renderers = { readonly [K in RarePicture]: ComponentType<{ block: Extract<Block, { type: K }> }> };

const loaders: { readonly [K in RarePicture]: () => Promise<Renderers[K]> } = {
  trend: async () => (await import('./Trend.tsx')).Trend,
  compare: async () => (await import('./Compare.tsx')).Compare,
  week: async () => (await import('./Week.tsx')).Week,
  ladder: async () => (await import('./Ladder.tsx')).Ladder,
  ranges: async () => (await import('./Ranges.tsx')).Ranges,
  days: async () => (await import('./Days.tsx')).Days,
  people: async () => (await import('./People.tsx')).People,
};

/** Renderers that not every calculator needs; loaded with those that do, so that they are there when the answer is drawn. */
export const rareBlocks: { [K in RarePicture]?: Renderers[K] } = {};

async function loadOne<K extends RarePicture>(kind: K): Promise<void> {
  rareBlocks[kind] = await loaders[kind]();
}

export async function loadBlocks(kinds: readonly RarePicture[] = []): Promise<void> {
  await Promise.all(kinds.map(loadOne));
}
