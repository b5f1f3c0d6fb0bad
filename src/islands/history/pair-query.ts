import type { RecordBase } from '../../api/contract.ts';
import { toolEntry } from '../../engine/registry.ts';
import { ask } from '../stores/lists.ts';
import { asRecord } from '../stores/saving.ts';
import type { Item } from './timeline-data.ts';

async function withPlan(item: Item, signal: AbortSignal): Promise<Item> {
  if (item.lane === 'visit') return item;
  const { lane, id } = item;
  const data = await ask<RecordBase>(`/api/${toolEntry(lane).collection}/${id}`, { signal });
  return { ...item, record: { ...asRecord(lane, data), tool: lane } };
}

/** Two of a row, a record with its plan, too, which no list carries. */
export const pairQuery = ([one, other]: readonly [Item, Item]) => ({
  queryKey: ['/api', 'patient', 'pair', one.id, other.id],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly [Item, Item]> =>
    Promise.all([withPlan(one, signal), withPlan(other, signal)]),
});
