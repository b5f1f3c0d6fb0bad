import { isPage, isStyle, reached } from './modules.mjs';

/** @typedef {import('vite').Rolldown.ChunkingContext} Graph */

/**
 * The styles of the pages that a server draws and islands take over: what any of them needs at once is one sheet, which all
 * of them link. A part that comes later brings its own, without what stands in that sheet already: no rule comes twice.
 * @param {(id: string, graph: Graph) => readonly string[]} pagesEver the pages that a module may come with, at once or later
 * @returns {{ plugin: import('vite').Plugin, integration: import('astro').AstroIntegration }}
 */
export function pageStyles(pagesEver) {
  /** By page: the styles that its head is sure to hold. */
  const headOf = /** @type {Map<string, ReadonlySet<string>>} */ (new Map());
  const shared = /** @type {Set<string>} */ (new Set());
  /** By style that a server's page has: the sheet it stands in. */
  const sheetOf = /** @type {Map<string, string>} */ (new Map());

  return {
    plugin: {
      name: 'page-styles',
      apply: 'build',
      enforce: 'post',
      configEnvironment: (name) =>
        name === 'ssr'
          ? {
              build: {
                rolldownOptions: {
                  output: { codeSplitting: { groups: [{ name: (id) => (shared.has(id) ? 'page' : null) }] } },
                },
              },
            }
          : undefined,
      buildEnd() {
        const { name } = this.environment;
        if (name === 'client') return;
        const imported = (/** @type {string} */ id) => this.getModuleInfo(id)?.importedIds ?? [];
        const ever = (/** @type {string} */ id) => [
          ...imported(id),
          ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        ];
        for (const page of [...this.getModuleIds()].filter(isPage)) {
          const modules = reached(page, imported);
          const hasIslands = [...modules].some(
            (id) => this.getModuleInfo(id)?.meta['astro']?.hydratedComponents?.length,
          );
          const styles = new Set([...modules].filter(isStyle));
          if (hasIslands && name === 'ssr') {
            for (const id of styles) shared.add(id);
            headOf.set(page, shared);
            // Of a page with islands that is drawn once, the framework links whatever it may ever ask for.
          } else headOf.set(page, hasIslands ? new Set([...reached(page, ever)].filter(isStyle)) : styles);
        }
      },
      renderChunk(_, chunk) {
        if (this.environment.name !== 'client') return null;
        const isLinked = chunk.moduleIds
          .filter(isStyle)
          .every((id) => pagesEver(id, this).every((page) => headOf.get(page)?.has(id)));
        if (isLinked) chunk.viteMetadata?.importedCss.clear();
        return null;
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
          if (this.environment.name === 'ssr')
            for (const { moduleIds, viteMetadata } of chunks)
              for (const sheet of viteMetadata?.importedCss ?? [])
                for (const id of moduleIds.filter(isStyle)) sheetOf.set(id, sheet);
          if (this.environment.name !== 'client') return;
          const asked = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
          for (const name of Object.keys(bundle)) if (name.endsWith('.css') && !asked.has(name)) delete bundle[name];
        },
      },
    },
    integration: {
      name: 'page-styles',
      hooks: {
        'astro:build:ssr': ({ manifest }) => {
          for (const route of manifest.routes) {
            const { component, prerender } = route.routeData;
            if (prerender || route.styles.length === 0) continue;
            const [, atOnce] = [...headOf].find(([page]) => page.endsWith(`/${component}`)) ?? [];
            if (!atOnce) throw new Error(`Of ${component} it is not known which styles it needs at once.`);
            const sheets = new Set([...atOnce].map((id) => sheetOf.get(id)));
            if (atOnce === shared && sheets.size !== 1)
              throw new Error(`What pages need at once must be one sheet, and not ${[...sheets].join()}.`);
            route.styles = route.styles.filter(
              (sheet) => sheet.type !== 'external' || sheets.has(sheet.src.replace(/^\//, '')),
            );
          }
        },
      },
    },
  };
}
