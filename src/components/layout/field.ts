import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { FieldMeasurement } from '../../api/field-measurement.ts';
import { toolEntry, toolIds } from '../../engine/registry.ts';

const toolPaths: readonly string[] = toolIds.map(toolEntry).flatMap(({ path, aliases = [] }) => [path, ...aliases]);
const others: Readonly<Record<string, FieldMeasurement['page']>> = {
  '/': 'story',
  '/auth': 'sign-in',
  '/quick': 'sign-in',
  '/tools': 'tools',
  '/visit': 'visit',
};

/** Of which kind this page is; its address is sent to nobody. */
function kindOfPage(): FieldMeasurement['page'] {
  const path = location.pathname.replace(/^\/ar(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  return toolPaths.includes(path) ? 'calculator' : (others[path] ?? 'other');
}

const page = kindOfPage();
const sent = new Set<string>();

/** Once for each measure of a showing of the page, when it is left: a sum over people wants nobody twice. */
function send(measure: FieldMeasurement['measure'], { id, value }: MetricType): void {
  if (sent.has(id)) return;
  sent.add(id);
  const body: FieldMeasurement = {
    page,
    measure,
    value: measure === 'cls' ? Number(value.toFixed(4)) : Math.round(value),
  };
  navigator.sendBeacon('/api/field', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/** Who has told the browser to be left alone is. */
if (!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) {
  onLCP((metric) => send('lcp', metric));
  onINP((metric) => send('inp', metric));
  onCLS((metric) => send('cls', metric));
}
