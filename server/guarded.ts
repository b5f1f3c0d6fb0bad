// Which pages stand behind the sign-in.
import { toolEntry, toolIds } from '../src/engine/registry.ts';

/** The calculators and the visit, in both languages. Never kept by a browser, so the back button shows nothing after signing out. */
export const guardedPaths: ReadonlySet<string> = new Set(
  ['/visit', ...toolIds.map(toolEntry).flatMap(({ path, aliases = [] }) => [path, ...aliases])].flatMap((path) => [
    path,
    `/ar${path}`,
  ]),
);
