// What people's own browsers measured of the pages, off unless it is set. Summed up in memory; nothing of who sent it is kept.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { addressKey } from '../src/api/address.ts';
import { type FieldMeasurement, fieldMeasures, fieldPages } from '../src/api/field-measurement.ts';
import { isFromOwnPage, isJson } from '../src/api/own-page.ts';
import { makeHistogram } from './histogram.ts';
import { type Reply, refusal } from './send.ts';

/** Three numbers a page: some 200 pages of one address, or 2,000 of all together, a minute. What is more is not counted. */
const mostOfAddress = 600;
const mostOfAll = 6000;
const minute = 60_000;
/** A measurement has fewer than a hundred bytes. */
const mostBytes = 256;

/** Upper ends of the histograms: seconds, CLS without a unit. The bounds of “good” and “poor” (web.dev, Web Vitals) are among them. */
const steps: Readonly<Record<FieldMeasurement['measure'], readonly number[]>> = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 4, 8, 16],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};
/** What a page can measure at most, as it is sent: a minute in milliseconds; a shift of ten screens. */
const most: Readonly<Record<FieldMeasurement['measure'], number>> = { lcp: minute, inp: minute, cls: 10 };

const measurement: z.ZodType<FieldMeasurement> = z
  .strictObject({ page: z.enum(fieldPages), measure: z.enum(fieldMeasures), value: z.number().nonnegative() })
  .refine(({ measure, value }) => value <= most[measure]);

type FieldHistograms = readonly {
  readonly measure: FieldMeasurement['measure'];
  /** One line each: labels, value, and what the name ends with. */
  readonly lines: readonly (readonly [labels: string, value: number, suffix: string])[];
}[];

export interface Field {
  /** Answers `POST /api/field`. `readBytes` is called only for what has paid. */
  reply(request: IncomingMessage, address: string, readBytes: () => Promise<Uint8Array | undefined>): Promise<Reply>;
  histograms(): FieldHistograms;
}

function parsed(bytes: Uint8Array): FieldMeasurement | undefined {
  try {
    return measurement.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data;
  } catch {
    return undefined;
  }
}

export function makeField(siteUrl: string | undefined): Field {
  const sums = Object.fromEntries(
    fieldMeasures.map((measure) => [
      measure,
      Object.fromEntries(fieldPages.map((page) => [page, makeHistogram(steps[measure])])),
    ]),
  ) as Record<FieldMeasurement['measure'], Record<FieldMeasurement['page'], ReturnType<typeof makeHistogram>>>;
  let since = performance.now();
  let all = 0;
  const byAddress = new Map<string, number>();

  /** Counted in memory, for a minute: it is not worth a write. At most `mostOfAll` addresses are held. */
  function takes(address: string): boolean {
    if (performance.now() - since > minute) {
      since = performance.now();
      all = 0;
      byAddress.clear();
    }
    if (all >= mostOfAll) return false;
    all += 1;
    const key = addressKey(address);
    const own = (byAddress.get(key) ?? 0) + 1;
    byAddress.set(key, own);
    return own <= mostOfAddress;
  }

  return {
    async reply(request, address, readBytes) {
      if (request.method !== 'POST') return refusal('method_not_allowed');
      if (!takes(address)) return refusal('too_many_tries');
      const headers = new Headers();
      for (const name of ['origin', 'sec-fetch-site', 'host'] as const) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      if (!isFromOwnPage({ headers }, siteUrl)) return refusal('other_origin');
      if (!isJson(request.headers['content-type'] ?? null)) return refusal('not_json');
      // A browser always says how long it is.
      const length = Number(request.headers['content-length'] ?? Number.NaN);
      if (!(length <= mostBytes)) return refusal('too_large');
      const bytes = await readBytes();
      const read = bytes && parsed(bytes);
      if (!read) return refusal('malformed');
      const { page, measure, value } = read;
      sums[measure][page].add(measure === 'cls' ? value : value / 1000);
      return { status: 204 };
    },
    histograms: () =>
      fieldMeasures.map((measure) => ({
        measure,
        lines: fieldPages
          .filter((page) => sums[measure][page].count() > 0)
          .flatMap((page) => sums[measure][page].lines(`page="${page}"`)),
      })),
  };
}
