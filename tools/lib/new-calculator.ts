import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why no calculator was laid, in a sentence for the person who asked. */
export class CannotLay extends Error {
  override name = 'CannotLay';
}

/** The smallest complete calculator: checked by every generic test, and the pattern of a new one. */
const pattern = 'tests/fixtures/tool';
const patternId = 'fixture-tool';
const registry = 'src/engine/registry.ts';
const mark = '  // New calculators are added above this line.';
/** Longer names would break the registry's lines in two. */
const longest = 20;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const title = (id: string): string => id.split('-').map(capital).join(' ');
function variable(id: string): string {
  const [first = '', ...rest] = id.split('-');
  return first + rest.map(capital).join('');
}

/** Words JavaScript keeps for itself among those that a name could be. */
const reserved =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await)$/;

function check(root: string, id: string): void {
  if (id === '') throw new CannotLay('Say what it is called: npm run new-calculator NAME, such as “foot-risk”.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || reserved.test(id))
    throw new CannotLay(
      `“${id}” cannot be a name. Use small Latin letters and figures, words joined by a hyphen: “foot-risk”.`,
    );
  if (id.length > longest)
    throw new CannotLay(`“${id}” is too long: a name has at most ${longest} characters. It stands in addresses.`);
  const taken = [`src/engine/${id}`, page(id), entry('en', id), entry('ar', id)].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) throw new CannotLay(`“${id}” is taken: ${taken} is there already.`);
}

const page = (id: string): string => `src/pages/[...locale]/tools/${id}.astro`;
const entry = (language: string, id: string): string => `src/content/tools/${language}/${id}.yaml`;

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(root, folder, path)).isFile());
}

/** A file of the pattern, as it stands in the engine: the way to the kit is shorter there. */
function renamed(text: string, id: string): string {
  return text
    .replaceAll(/((?:\.\.\/)+)\.\.\/\.\.\/src\/engine\//g, '$1')
    .replaceAll(patternId, id)
    .replaceAll(variable(patternId), variable(id))
    .replaceAll(title(patternId), title(id));
}

function readme(id: string): string {
  return `# ${title(id)}

- A draft, laid by \`npm run new-calculator\`: say here in a sentence what it answers, and for whom.
- What is asked: \`inputs.ts\`. Every number: \`constants.ts\`, with its source. What is computed: \`model/\`. What must be refused or cautioned: \`safety/\`. What is said of it: \`report/\`, in the words of \`copy/\`.
- No other calculator's folder, no clock, no sentence in \`model/\`. What two calculators need goes to \`../clinical\`.
`;
}

const pageText = (id: string): string => `---
import ToolPage from '../../_tool-page.astro';

export const prerender = false;
---

<ToolPage tool="${id}" />
`;

const entries = {
  en: (id: string, order: number) => `order: ${order}
path: /tools/${id}
title: ${title(id)}
subtitle: A draft, to be worded
description: >-
  What this calculator does, in one or two sentences.
features:
  - The first thing it does
  - The second thing it does
  - The third thing it does
whenToUse:
  - The first situation for it
  - The second situation for it
links:
  - label: Back to Tools
    to: /tools
`,
  ar: (id: string, order: number) => `order: ${order}
path: /tools/${id}
title: حاسبة جديدة
subtitle: مسودة تنتظر صياغتها
description: >-
  ما الذي تفعله هذه الحاسبة، في جملة أو جملتين.
features:
  - أول ما تفعله
  - ثاني ما تفعله
  - ثالث ما تفعله
whenToUse:
  - أول حالة تناسبها
  - ثاني حالة تناسبها
links:
  - label: العودة إلى الأدوات
    to: /tools
`,
} as const;

/** Lays a calculator called `id` in the project at `root` and returns the files written. Throws CannotLay, before anything is written. */
export function layCalculator(root: string, id: string): string[] {
  check(root, id);
  const known = readFileSync(join(root, registry), 'utf8');
  if (!known.includes(`${mark}\n`)) throw new CannotLay(`${registry} has lost the line “${mark.trim()}”: put it back.`);
  const order = readdirSync(join(root, 'src/content/tools/en')).length + 1;
  const key = id.includes('-') ? `'${id}'` : id;
  const line = [
    `  ${key}: {`,
    `    form: async () => (await import('./${id}/form.ts')).form,`,
    `    load: async () => (await import('./${id}/index.ts')).${variable(id)},`,
    '  },',
  ].join('\n');
  const written: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      filesIn(root, pattern).map((path) => [
        `src/engine/${id}/${path}`,
        path === 'README.md' ? readme(id) : renamed(readFileSync(join(root, pattern, path), 'utf8'), id),
      ]),
    ),
    [registry]: known.replace(mark, `${line}\n${mark}`),
    [page(id)]: pageText(id),
    [entry('en', id)]: entries.en(id, order),
    [entry('ar', id)]: entries.ar(id, order),
  };
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(written);
}
