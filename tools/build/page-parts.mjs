import { createHash } from 'node:crypto';
import { isPage, reached, withoutQuery } from './modules.mjs';

/** @typedef {import('vite').Rolldown.ChunkingContext} Graph */

/** A calculator's form, by the house's plan of its folder. */
const isForm = (/** @type {string} */ id) => /\/src\/engine\/[^/]+\/form\.ts$/.test(id);

/**
 * What a page needs at once of script, asked of the bundler (decision 54), in a few files.
 * @returns {{ plugin: import('vite').Plugin, pagesWith: (id: string, graph: Graph, ever: boolean) => string[] }}
 */
export function pageParts() {
  /** By page: the modules it is made of on the server. */
  const modulesOf = /** @type {Map<string, Set<string>>} */ (new Map());

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
    },
    pagesWith,
  };
}
