import { isAlias, isMap, isPair, isScalar, isSeq, type Node, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Data, documentOf, isData } from './read.ts';
import { sameText, type Style, written } from './scalar.ts';

/** Why a file cannot be changed here, in a sentence for the person who edits it. */
export class CannotWrite extends Error {}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Whether two values say the same; blanks around a text count for nothing, and a name without value as none. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item, other[at]));
  if (isData(one) && isData(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => same(one[key], other[key]));
  }
  return sameText(one, other);
}

const rangeOf = (node: Node | null | undefined): readonly [number, number] => {
  if (!node?.range) throw new CannotWrite('A part of this file has no place that could be changed. Ask a developer.');
  return [node.range[0], node.range[1]];
};

/** Changes the lines of one file. Every step names what to put where in the text as it was; nothing else moves. */
class Writer {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }

  lineStart(offset: number): number {
    return this.source.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where the line after a node begins; a comment behind the node stays with it. */
  lineAfter(node: Node): number {
    const end = this.endOf(node);
    if (this.source[end - 1] === '\n' && end > rangeOf(node)[0]) return end;
    const next = this.source.indexOf('\n', end);
    return next < 0 ? this.source.length : next + 1;
  }

  /** Where what is written of a node ends. A block's own range goes on over the blank lines and comments below it. */
  endOf(node: Node): number {
    if (isSeq(node) && !node.flow) {
      const last = node.items.at(-1);
      if (last && (isScalar(last) || isMap(last) || isSeq(last))) return this.endOf(last);
    }
    if (isMap(node) && !node.flow) {
      const last = node.items.at(-1);
      const value = last?.value ?? last?.key;
      if (value && (isScalar(value) || isMap(value) || isSeq(value))) return this.endOf(value);
    }
    return rangeOf(node)[1];
  }

  column(offset: number): number {
    return offset - this.lineStart(offset);
  }

  apply(edits: readonly Edit[], from = 0, to = this.source.length): string {
    let text = '';
    let at = from;
    for (const edit of [...edits].sort((one, other) => one.from - other.from || one.to - other.to)) {
      if (edit.from < from || edit.to > to) continue;
      text += this.source.slice(at, edit.from) + edit.text;
      at = edit.to;
    }
    return text + this.source.slice(at, to);
  }

  scalar(node: Scalar, value: string | number | boolean, holder: number, inFlow: boolean): Edit {
    const [from, to] = rangeOf(node);
    const source = this.source.slice(from, to).replace(/\n+$/, '');
    const further = /\n+( *)\S/.exec(source)?.[1]?.length;
    const style: Style = { type: node.type ?? Scalar.PLAIN, source, indent: further ?? holder + 2, inFlow };
    return { from, to: from + source.length, text: written(value, style) };
  }

  /** What brings a node from what it says to `value`. `holder` is the column of the name or hyphen that holds it. */
  change(node: Node, value: unknown, order: readonly string[], holder: number, inFlow: boolean): Edit[] {
    const old: unknown = isScalar(node) ? node.value : isMap(node) || isSeq(node) ? node.toJSON() : undefined;
    if (same(old, value)) return [];
    if (isMap(node) && isData(value)) return this.map(node, value, order, inFlow);
    if (isSeq(node) && Array.isArray(value)) return this.list(node, value, holder, inFlow);
    if (isScalar(node) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'))
      return [this.scalar(node, value, holder, inFlow)];
    throw new CannotWrite('This changes what kind of text stands here. Ask a developer.');
  }

  map(node: YAMLMap, value: Data, order: readonly string[], inFlow: boolean): Edit[] {
    const flow = inFlow || node.flow === true;
    const pairs = node.items.flatMap((pair) =>
      isPair(pair) && isScalar(pair.key) ? [{ name: String(pair.key.value), key: pair.key, value: pair.value }] : [],
    );
    const column = pairs[0] ? this.column(rangeOf(pairs[0].key)[0]) : 0;
    const wanted = Object.keys(value).filter((key) => value[key] !== undefined);
    const gone = pairs.filter(({ name }) => !wanted.includes(name));
    const added = wanted.filter((key) => !pairs.some(({ name }) => name === key));
    if (flow && gone.length + added.length > 0) return [this.flowAnew(node, value)];
    const edits = pairs.flatMap(({ name, value: held }): Edit[] =>
      wanted.includes(name) && (isScalar(held) || isMap(held) || isSeq(held))
        ? this.change(held, value[name], [], column, flow)
        : [],
    );
    for (const { key, value: held } of gone) {
      const next = pairs[pairs.findIndex((pair) => pair.key === key) + 1];
      const start = rangeOf(key)[0];
      const first = this.source.slice(this.lineStart(start), start).trim() !== '';
      const end = this.lineAfter(isScalar(held) || isMap(held) || isSeq(held) ? held : key);
      // Behind a hyphen the next name takes its place.
      edits.push({
        from: first ? start : this.lineStart(start),
        to: first && next ? rangeOf(next.key)[0] : end,
        text: '',
      });
    }
    for (const key of added) {
      const known = order.includes(key) ? order : wanted;
      const before = pairs
        .filter(({ name }) => known.indexOf(name) >= 0 && known.indexOf(name) < known.indexOf(key))
        .at(-1);
      const text = `${key}:${anew(value[key], column, 'name')}`;
      if (before) {
        const held = before.value;
        const at = this.lineAfter(isScalar(held) || isMap(held) || isSeq(held) ? held : before.key);
        const open = at > 0 && this.source[at - 1] !== '\n' ? '\n' : '';
        edits.push({ from: at, to: at, text: `${open}${' '.repeat(column)}${text}\n` });
      } else {
        const at = pairs[0] ? rangeOf(pairs[0].key)[0] : rangeOf(node)[0];
        edits.push({ from: at, to: at, text: `${text}\n${' '.repeat(column)}` });
      }
    }
    return edits;
  }

  list(node: YAMLSeq, value: readonly unknown[], holder: number, inFlow: boolean): Edit[] {
    const items = node.items.filter((item) => isScalar(item) || isMap(item) || isSeq(item));
    if (items.length !== node.items.length)
      throw new CannotWrite('This list holds something that cannot be changed here. Ask a developer.');
    const from = pairing(
      items.map((item): unknown => (isScalar(item) ? item.value : item.toJSON())),
      value,
    );
    const flow = inFlow || node.flow === true;
    const begin = flow ? holder : this.column(this.hyphen(node, 0));
    const inside = value.map((item, at) => {
      const old = items[from[at] ?? -1];
      return old ? this.change(old, item, [], begin, flow) : [];
    });
    if (from.length === items.length && from.every((old, at) => old === at)) return inside.flat();
    if (flow) {
      const [start, end] = rangeOf(node);
      this.refuseComment(start, end);
      const kept = value.map((item, at) => {
        const old = items[from[at] ?? -1];
        return old ? this.apply(inside[at] ?? [], ...rangeOf(old)) : inFlowAnew(item);
      });
      return [{ from: start, to: end, text: `[${kept.join(', ')}]` }];
    }
    const starts = items.map((_, at) => {
      const above = items[at - 1];
      return this.withComments(this.hyphen(node, at), above ? this.lineAfter(above) : 0);
    });
    const last = items.at(-1);
    const end = last ? this.lineAfter(last) : rangeOf(node)[1];
    const open = this.source[end - 1] === '\n' ? '' : '\n';
    if (value.length === 0) {
      const comments = this.source
        .slice(starts[0] ?? end, end)
        .split('\n')
        .filter((line) => /^\s*#/.test(line));
      const key = this.source.lastIndexOf(':', starts[0] ?? end);
      const after = this.source.slice(key + 1, starts[0] ?? end).replace(/\n$/, '');
      return [{ from: key + 1, to: end, text: [` []${after}`, ...comments, ''].join('\n') }];
    }
    const kept = value.map((item, at) => {
      const old = from[at];
      if (old === undefined) return `${' '.repeat(begin)}-${anew(item, begin, 'hyphen', items[0])}\n`;
      const text = this.apply(inside[at] ?? [], starts[old], starts[old + 1] ?? end);
      return text.endsWith('\n') ? text : `${text}${open}`;
    });
    return [{ from: starts[0] ?? end, to: end, text: kept.join('') }];
  }

  /** Where an entry's hyphen stands. */
  hyphen(node: YAMLSeq, at: number): number {
    const item = node.items[at];
    const start = isScalar(item) || isMap(item) || isSeq(item) ? rangeOf(item)[0] : rangeOf(node)[0];
    return this.source.lastIndexOf('-', start - 1);
  }

  /** The line of an entry, or of the comments directly above it, which belong to it. */
  withComments(offset: number, least: number): number {
    let start = this.lineStart(offset);
    while (start > least) {
      const above = this.lineStart(start - 1);
      if (!/^\s*#/.test(this.source.slice(above, start))) break;
      start = above;
    }
    return start;
  }

  refuseComment(from: number, to: number): void {
    if (/\s#/.test(this.source.slice(from, to)))
      throw new CannotWrite('A comment stands inside this list. Ask a developer, so that it is not lost.');
  }

  flowAnew(node: Node, value: unknown): Edit {
    const [from, to] = rangeOf(node);
    this.refuseComment(from, to);
    return { from, to, text: inFlowAnew(value) };
  }
}

/** For each new entry the old one it comes from: the same words, else the same place, else none. */
function pairing(old: readonly unknown[], value: readonly unknown[]): readonly (number | undefined)[] {
  const free = new Set(old.keys());
  const from: (number | undefined)[] = value.map(() => undefined);
  const take = (at: number, index: number | undefined): void => {
    if (index === undefined || !free.delete(index)) return;
    from[at] = index;
  };
  for (const [at, item] of value.entries()) if (same(item, old[at])) take(at, at);
  for (const [at, item] of value.entries())
    if (from[at] === undefined)
      take(
        at,
        [...free].find((index) => same(item, old[index])),
      );
  for (const at of value.keys()) if (from[at] === undefined) take(at, at);
  const open = value.flatMap((_, at) => (from[at] === undefined ? [at] : []));
  if (open.length === free.size) for (const at of open) take(at, [...free][0]);
  return from;
}

const short = 100;
const isPlainValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function inFlowAnew(value: unknown): string {
  if (isPlainValue(value)) return written(value, { type: Scalar.PLAIN, source: '', indent: 2, inFlow: true });
  if (Array.isArray(value)) return `[${value.map(inFlowAnew).join(', ')}]`;
  const lines = Object.entries(isData(value) ? value : {}).filter(([, held]) => held !== undefined);
  return `{ ${lines.map(([key, held]) => `${key}: ${inFlowAnew(held)}`).join(', ')} }`;
}

/** A value that was not there before, behind its name or its hyphen, as the files write such values. */
function anew(value: unknown, column: number, behind: 'name' | 'hyphen', like?: Node): string {
  const indent = column + 2;
  if (isPlainValue(value)) {
    const long = typeof value === 'string' && value.length > short;
    const quoted = isScalar(like) && like.type?.startsWith('QUOTE') ? like.type : undefined;
    const type = long ? Scalar.BLOCK_FOLDED : (quoted ?? Scalar.PLAIN);
    return ` ${written(value, { type, source: long ? '>-' : '', indent, inFlow: false })}`;
  }
  const pad = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value))
    return value.length === 0 ? ' []' : value.map((item) => `${pad}-${anew(item, indent, 'hyphen')}`).join('');
  const lines = Object.entries(isData(value) ? value : {}).filter(([, held]) => held !== undefined);
  // Behind a hyphen the first name stands on its line; below a name every one stands on its own.
  return (
    (behind === 'hyphen' ? ' ' : pad) + lines.map(([key, held]) => `${key}:${anew(held, indent, 'name')}`).join(pad)
  );
}

/**
 * The lines of a file, changed so that they say `value`: the lines of what differs, and no others.
 * `order` is where a name stands that was not there before. Throws `CannotWrite` rather than write what reads otherwise.
 */
export function writeLines(lines: string, value: Data, order: readonly string[]): string {
  const { document } = documentOf(lines);
  if (document.errors.length > 0 || !isMap(document.contents))
    throw new CannotWrite('This file cannot be read as it is. Mend it by hand first.');
  let named = false;
  visit(document, {
    Node: (_, node) => void (named ||= isAlias(node) || ('anchor' in node && node.anchor !== undefined)),
  });
  if (named) throw new CannotWrite('This file refers to its own parts by & and *. Ask a developer.');
  const writer = new Writer(lines);
  const changed = writer.apply(writer.change(document.contents, value, order, 0, false));
  const again = documentOf(changed).document;
  if (again.errors.length > 0 || !same(again.toJS(), value))
    throw new CannotWrite('This text cannot be written into the file without harm. Ask a developer.');
  return changed;
}
