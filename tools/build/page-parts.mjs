import { createHash } from 'node:crypto';

/** @typedef {import('vite').Rolldown.PluginContext} Context */
/** @typedef {import('vite').Rolldown.ChunkingContext} Graph */

/** A module, and all that it leads to. @param {string} first @param {(id: string) => readonly string[]} next */
function reached(first, next) {
  const seen = new Set([first]);
  for (const id of seen) for (const one of next(id)) seen.add(one);
  return seen;
}

const isPage = (/** @type {string} */ id) => /\/src\/pages\/(?:.+\/)?[^/_][^/]*\.astro$/.test(id);
/** A calculator's form, by the house's plan of its folder. */
const isForm = (/** @type {string} */ id) => /\/src\/engine\/[^/]+\/form\.ts$/.test(id);
const isStyle = (/** @type {string} */ id) => /\.css(?:$|\?)/.test(id);
const withoutQuery = (/** @type {string} */ id) => id.replace(/\?.*$/, '');

/**
 * What a page needs at once, asked of the bundler (decision 54): its scripts in a few files, and in its head the style sheets of what stands
 * in it from the start. Parts that come later bring their own sheets; the bundler's loader waits for them before it hands a part over.
 * @returns {{ plugin: import('vite').Plugin, integration: import('astro').AstroIntegration }}
 */
export function pageParts() {
  /** By page: the modules it is made of on the server. */
  const modulesOf = /** @type {Map<string, Set<string>>} */ (new Map());
  /** By page or island: the style sheets that it asks for at once. */
  const sheetsOf = /** @type {Map<string, Set<string>>} */ (new Map());

  /**
   * The pages that a module comes with, at once or ever: those of the islands and scripts that import it.
   * @param {string} id @param {Graph} graph @param {boolean} ever
   */
  function pagesWith(id, graph, ever) {
    const above = (/** @type {string} */ one) => {
      const info = graph.getModuleInfo(one);
      return ever ? [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])] : (info?.importers ?? []);
    };
    const entries = [...reached(id, above)].filter((one) => graph.getModuleInfo(one)?.isEntry).map(withoutQuery);
    return [...modulesOf].filter(([, modules]) => entries.some((one) => modules.has(one))).map(([page]) => page);
  }

  /** Whether the forms of several calculators, the first that comes after their page, are made of it. @param {string} id @param {Graph} graph */
  const isOfForms = (id, graph) =>
    [...reached(id, (one) => graph.getModuleInfo(one)?.importers ?? [])].filter(isForm).length > 1;

  /** What kind of page it is: the islands that it starts; the calculators are one kind. @param {string} page @param {Graph} graph */
  const kindOf = (page, graph) =>
    [...(modulesOf.get(page) ?? [])].filter((id) => id.endsWith('.tsx') && graph.getModuleInfo(id)?.isEntry).join();

  /**
   * What the same pages ask for at once is one file, and another what a further page may ask for later. What islands of several kinds
   * share is one file for all of them: what one of them does not need of it weighs less than a request. @param {string} id @param {Graph} graph
   */
  function atOnceName(id, graph) {
    const pages = pagesWith(id, graph, false);
    if (pages.length < 2 && isOfForms(id, graph)) return 'at-once-forms';
    // An island's own file is asked for by its name.
    if (pages.length === 0 || graph.getModuleInfo(id)?.isEntry) return null;
    const kinds = new Set(pages.map((page) => kindOf(page, graph)));
    if (kinds.size > 1 && !kinds.has('')) return 'at-once-islands';
    const names = (/** @type {boolean} */ ever) =>
      // In one order, so that the same sources make the same names.
      pagesWith(id, graph, ever)
        .map((page) => page.slice(page.indexOf('/src/')))
        .sort()
        .join();
    return `at-once-${createHash('sha256')
      .update(`${names(false)} ${names(true)}`)
      .digest('hex')
      .slice(0, 6)}`;
  }

  return {
    plugin: {
      name: 'page-parts',
      apply: 'build',
      configEnvironment: (name) =>
        name === 'client'
          ? {
              build: {
                rolldownOptions: {
                  // An island's file may hand over more than the island, where others need a part of it.
                  preserveEntrySignatures: 'allow-extension',
                  output: {
                    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: atOnceName }] },
                  },
                },
              },
            }
          : undefined,
      buildEnd() {
        if (this.environment.name === 'client') return;
        for (const page of [...this.getModuleIds()].filter(isPage))
          modulesOf.set(
            page,
            new Set([...reached(page, (id) => this.getModuleInfo(id)?.importedIds ?? [])].map(withoutQuery)),
          );
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const sheetsWith = new Map(
            Object.values(bundle).flatMap((chunk) =>
              chunk.type === 'chunk'
                ? chunk.moduleIds.map((id) => /** @type {const} */ ([id, [...(chunk.viteMetadata?.importedCss ?? [])]]))
                : [],
            ),
          );
          for (const first of this.getModuleIds()) {
            if (!isPage(first) && !this.getModuleInfo(first)?.isEntry) continue;
            const modules = reached(first, (id) => this.getModuleInfo(id)?.importedIds ?? []);
            const sheets = [...modules].filter(isStyle).flatMap((id) => sheetsWith.get(id) ?? []);
            sheetsOf.set(first, new Set([...(sheetsOf.get(first) ?? []), ...sheets]));
          }
        },
      },
    },
    integration: {
      name: 'page-parts',
      hooks: {
        'astro:build:ssr': ({ manifest }) => {
          for (const route of manifest.routes) {
            const { component, prerender } = route.routeData;
            if (prerender || route.styles.length === 0) continue;
            const page = [...modulesOf.keys()].find((id) => id.endsWith(`/${component}`));
            if (!page) throw new Error(`Of ${component} it is not known which styles it needs at once.`);
            const atOnce = new Set([...(modulesOf.get(page) ?? [])].flatMap((id) => [...(sheetsOf.get(id) ?? [])]));
            route.styles = route.styles.filter((sheet) => sheet.type !== 'external' || atOnce.has(sheet.src));
          }
        },
      },
    },
  };
}
