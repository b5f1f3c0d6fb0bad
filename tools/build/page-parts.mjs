import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { isPage, reached, withoutQuery } from './modules.mjs';

/** @typedef {import('vite').Rolldown.ChunkingContext} Graph */

/** A script that a page itself holds, which runs when all of the page has come. */
const isScript = (/** @type {string} */ id) => /\?astro&type=script/.test(id);

/** What every page asks for once it is quiet. */
const isForLeisure = (/** @type {string} */ id) => /\/src\/components\/layout\/offline\.ts$/.test(id);

/** A calculator's form, by the house's plan of its folder. */
const isForm = (/** @type {string} */ id) => /\/src\/engine\/[^/]+\/form\.ts$/.test(id);

/** The words that every calculator and the visit need with their first picture, of one language. They are asked for one by one, in turn. */
const firstWords =
  /\/src\/(?:engine\/clinical\/copy\/(?:en|ar)|content\/ui\/(?:en|ar)\/(?:account|auth|errors|records|workbench))\.ts$/;

/** What only the visit adds to them with its first picture. */
const visitWords = /\/src\/(?:engine\/clinical\/copy\/more-(?:en|ar)|content\/ui\/(?:en|ar)\/visit)\.ts$/;

/** What a calculator's form says, of one language. */
const toolWords =
  /\/src\/engine\/(?!clinical\/|judgement\/|visit\/|year\/|ramadan\/)([^/]+)\/copy\/(?:interface-)?(?:en|ar)\.ts$/;

/**
 * What a page needs at once of script, asked of the bundler, in a few files.
 * @returns {{ plugin: import('vite').Plugin, pagesWith: (id: string, graph: Graph, ever: boolean) => string[] }}
 */
export function pageParts() {
  /** By page: the modules it is made of on the server. */
  const modulesOf = /** @type {Map<string, Set<string>>} */ (new Map());

  /** The islands and scripts of pages that a module comes with, at once or ever. @param {string} id @param {Graph} graph @param {boolean} ever */
  function entriesOf(id, graph, ever) {
    const above = (/** @type {string} */ one) => {
      const info = graph.getModuleInfo(one);
      return ever ? [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])] : (info?.importers ?? []);
    };
    return [...reached(id, above)].filter((one) => graph.getModuleInfo(one)?.isEntry);
  }

  /** The pages of those. @param {string} id @param {Graph} graph @param {boolean} ever */
  function pagesWith(id, graph, ever) {
    const entries = entriesOf(id, graph, ever).map(withoutQuery);
    return [...modulesOf].filter(([, modules]) => entries.some((one) => modules.has(one))).map(([page]) => page);
  }

  /** The calculators' forms, the first that comes after their page, that are made of it. @param {string} id @param {Graph} graph */
  const formsOf = (id, graph) => [...reached(id, (one) => graph.getModuleInfo(one)?.importers ?? [])].filter(isForm);

  /**
   * Whether something that comes by itself, outside the form's own calculator, is made of it too: the whole form would come along with that.
   * @param {string} id @param {string} form @param {Graph} graph
   */
  const isNeededOutside = (id, form, graph) =>
    [...reached(id, (one) => graph.getModuleInfo(one)?.importers ?? [])].some(
      (one) => !one.startsWith(dirname(form)) && (graph.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0,
    );

  /** Whether it asks at once for a part of the forms. @param {string} id @param {Graph} graph */
  const leadsToForms = (id, graph) =>
    [...reached(id, (one) => graph.getModuleInfo(one)?.importedIds ?? [])].some(
      (one) => formsOf(one, graph).length > 0,
    );

  /** What kind of page it is: the islands that it starts; the calculators are one kind. @param {string} page @param {Graph} graph */
  const kindOf = (page, graph) =>
    [...(modulesOf.get(page) ?? [])].filter((id) => id.endsWith('.tsx') && graph.getModuleInfo(id)?.isEntry).join();

  /**
   * What the same kind of page asks for at once is one file, and another what a further kind may ask for later. What islands of several
   * kinds share is one file for all of them: what one of them does not need of it weighs less than a request.
   * @param {string} id @param {Graph} graph
   */
  function atOnceName(id, graph) {
    const language = /\b(?:en|ar)(?=(?:\/[\w-]+)?\.ts$)/.exec(id)?.[0];
    if (firstWords.test(id)) return `words-${language}`;
    const [, folder] = toolWords.exec(id) ?? [];
    if (folder) return `words-${folder}-${language}`;
    if (visitWords.test(id)) return `words-visit-${language}`;
    const pages = pagesWith(id, graph, false);
    if (pages.length < 2) {
      const [form, second] = formsOf(id, graph);
      if (second) return 'at-once-forms';
      if (form && pages.length === 0)
        return isNeededOutside(id, form, graph) ? 'at-once-forms' : `form-${form.split('/').at(-2)}`;
    }
    // An island's own file is asked for by its name.
    if (pages.length === 0 || graph.getModuleInfo(id)?.isEntry) return null;
    // What a page's own script begins with looks at the whole page. An island runs before all of it has come, and must not bring that along.
    const scripts = entriesOf(id, graph, false).filter(isScript);
    if (scripts.length === 1 && entriesOf(id, graph, false).length === 1) return null;
    // Nor may such a script bring along what islands are made of.
    const importersOf = (/** @type {string} */ one) => graph.getModuleInfo(one)?.importers ?? [];
    if (scripts.length > 0 || [...reached(id, importersOf)].some(isForLeisure)) return 'every-page';
    const kindsOf = (/** @type {boolean} */ ever) =>
      // In one order, so that the same sources make the same names.
      [...new Set(pagesWith(id, graph, ever).map((page) => kindOf(page, graph)))].sort();
    const [atOnce, ever] = [kindsOf(false), kindsOf(true)];
    // Of what a form is made of, which comes after the islands, nothing may stand among them: each would wait for the other.
    const isOften = pages.length > 1 || (ever.includes('') && !leadsToForms(id, graph));
    if (!atOnce.includes('') && (atOnce.length > 1 || (ever.length > 1 && isOften))) return 'at-once-islands';
    return `at-once-${createHash('sha256')
      .update(`${atOnce.join(' ')} ${ever.join(' ')}`.replaceAll(process.cwd(), ''))
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
