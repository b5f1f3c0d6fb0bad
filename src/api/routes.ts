import { readdirSync } from 'node:fs';
import type { Handler } from './endpoint.ts';

export type RouteModule = Readonly<Partial<Record<string, Handler>>>;
export interface Route {
  /** Below `/api/`; `[name]` takes any one part. */
  readonly parts: readonly string[];
  readonly module: RouteModule;
}

const folder = new URL('../pages/api/', import.meta.url);

/** Every file of src/pages/api, by the same rules as Astro's router: `_` files are no addresses. */
export function findRoutes(): Promise<Route[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.split('/').some((part) => part.startsWith('_')))
    .sort();
  return Promise.all(
    files.map(async (path) => ({
      parts: path.replace(/(^|\/)index\.ts$|\.ts$/, '').split('/'),
      module: (await import(/* @vite-ignore */ new URL(path, folder).href)) as RouteModule,
    })),
  );
}
