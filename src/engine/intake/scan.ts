import { type Day, isMonth } from './dates.ts';
import { feetOrStones } from './feet-and-stones.ts';
import { isForeign, unitAt, unitOfName, type Written } from './figures.ts';
import type { CueItem, MeasureItem } from './items.ts';
import { fold } from './fold.ts';
import { isBetween, isFoundRange } from './found-ranges.ts';
import type { MeasureId } from './names/measures.ts';
import * as ahead from './scan-ahead.ts';
import { goesOnBehind, isCaption, isNextName, saysNothing, isYear } from './scan-breaks.ts';
import * as said from './scan-words.ts';
import type { Figure, Mark, Scan } from './scan-words.ts';
import { spanAt } from './spans-of-time.ts';
import type { Text } from './text.ts';
import { lastUntilAwaited, todaysFigure } from './todays-figure.ts';
import type { Token } from './tokens.ts';

class Scanner {
  readonly figures: Figure[] = [];
  readonly very: Figure[] = [];
  readonly #text: Text;
  readonly #id: MeasureId;
  #last: number;
  #at: number;
  #unknown = 0;
  #depth = 0;
  #pre: Mark | undefined;
  #comparator: '<' | '>' | undefined;
  #unit: Written | undefined;
  #day: Day | undefined;
  #sinceComma = false;
  /** “between 44 and 49”: none of the two is today's where another is called so. */
  #isRanged = false;
  /** The next figure is the later one of a row, “96, then 93”, until one is called today's. */
  #isThen = false;
  readonly #thens = new Set<Figure>();

  constructor(text: Text, item: MeasureItem, n: number) {
    this.#text = text;
    this.#id = item.measure;
    this.#at = lastUntilAwaited(text, item) ?? item.end;
    const next = text.items.slice(n + 1, n + 24).find((other) => other.kind !== 'cue' && !saysNothing(text, other));
    this.#last = Math.min(next?.first ?? text.tokens.length, this.#at + 60);
    this.#pre = said.markBefore(text, item, n);
    const [from, to] = [text.tokens[item.first]?.from ?? 0, text.tokens[item.end - 1]?.to ?? 0];
    this.#unit = unitOfName(this.#id, text.folded.slice(from, to), to);
  }

  run(): void {
    while (this.#at < this.#last && this.#step());
    const last = this.#isRanged || this.figures.every(said.isOld) ? this.figures.at(-1) : undefined;
    const again = last && todaysFigure(this.#text, this.#at, this.#id, last);
    if (!again) return;
    [this.#pre, this.#at, this.#last] = ['latest', again, Math.min(this.#text.tokens.length, again + 6)];
    while (this.#at < this.#last && this.#step());
  }

  #step(): boolean {
    const { tokens, breaks, itemAt, taken } = this.#text;
    const at = this.#at;
    const token = tokens[at];
    if (!token || taken[at]) return false;
    const untilDay = this.figures.length > 0 ? ahead.wordsBeforeDay(tokens, at) : 0;
    if (untilDay > 0) return this.#skip(untilDay);
    const yearless = this.figures.length > 0 ? ahead.yearlessDay(this.#text, at) : undefined;
    if (yearless) return this.#dayBehind(yearless.day, yearless.end);
    const month =
      (this.#id === 'a1c' ? ahead.monthBefore(this.#text, at) : undefined) ??
      (this.figures.length === 0 ? ahead.numberedMonthBefore(this.#text, at) : undefined);
    if (month) {
      this.#day = month.day;
      return this.#skip(month.end - at);
    }
    const cue = itemAt.get(at);
    if (cue?.kind === 'cue') return this.#cue(cue);
    if (breaks[at] && !/^[()[\]]$/.test(token.text)) return this.#break();
    if (token.kind === 'day') return token.day ? this.#dayBehind(token.day, at + 1) : this.#skip();
    if (token.kind === 'code') return this.#skip();
    if (token.kind === 'number') return this.#number();
    if (token.kind === 'mark') return this.#mark(token.text);
    return this.#word(token.text);
  }

  #skip(count = 1): true {
    this.#at += count;
    return true;
  }

  #cue(item: CueItem): boolean {
    const { tokens } = this.#text;
    const word = tokens[item.first]?.text ?? '';
    if (item.cue === 'corrected') {
      const wrong = this.figures.at(-1);
      if (wrong) this.figures.splice(-1, 1, { ...wrong, mark: 'spoilt' });
      this.#pre = 'latest';
      return this.#skip(item.end - item.first);
    }
    // “8.8 in August, then 7.7”: what comes then is the later one.
    if (this.figures.length > 0 && isCaption(tokens, item)) return this.#skip(item.end + 1 - item.first);
    const isThen = said.thenWord.test(word) && this.figures.length > 0 && ahead.figureFollows(this.#text, item.end);
    const told = isThen ? 'latest' : said.markOfCue(item, this.#text);
    const mark = told === 'before' && ahead.isBeforeEvent(this.#text, item) ? 'was' : told;
    this.#isThen = isThen;
    if (!mark) return !ahead.endsFigures(this.#text, item, this.figures.length) && this.#skip(item.end - item.first);
    const last = this.figures.at(-1);
    if (word === 'up' && mark === 'latest' && ahead.isUpperEnd(this.#text, this.#id, item.end, last, this.#depth)) {
      this.#pre = 'reference';
      return this.#skip(item.end - item.first);
    }
    const isOfNext =
      ahead.isOfNext(this.#text, item, mark, this.#pre, last) && ahead.figureComes(this.#text, item.end, this.#last);
    if (last && !this.#sinceComma && !isOfNext && (word === 'ago' || !ahead.leadsOn(this.#text, item.end, mark, last)))
      this.#remark(mark);
    else if (this.#pre !== 'target' || mark === 'target') this.#pre = said.bothMarks(this.#pre, mark);
    this.#at = item.end;
    return true;
  }

  #remark(mark: Mark): void {
    const last = this.figures.at(-1);
    // “aim < 6.5 before conception”
    if (last && last.mark !== 'target') this.figures.splice(-1, 1, { ...last, mark });
  }

  /** A comma or the end of a sentence: goes on only where a word of time and a figure follow. */
  #break(): boolean {
    const { tokens, breaks } = this.#text;
    const kind = breaks[this.#at];
    const next = tokens[this.#at + 1];
    if (!next || next.kind === 'line' || tokens[this.#at]?.kind === 'line' || tokens[this.#at]?.text === '|')
      return false;
    const text = tokens[this.#at]?.text;
    if (this.figures.length === 0) {
      if (kind === 2 || (this.#unknown > 0 && text === ',')) return false;
      return this.#skip();
    }
    const spoilt = ahead.spoiltBehind(this.#text, this.#at);
    if (spoilt) return this.#cue(spoilt);
    if (!goesOnBehind(this.#text, this.#id, this.#at, this.figures)) return false;
    this.#sinceComma = true;
    return this.#skip();
  }

  /** A day is of the figure before it, or where that has one, or a comma stands between, of the next. */
  #dayBehind(day: Day, end: number): true {
    // “eGFR 58 [>60] 15/10/2026”: of the figure, not of the limit.
    const at = this.figures.findLastIndex(({ mark }) => mark !== 'reference');
    const last = this.figures[at];
    if (last && !last.day && !this.#sinceComma)
      this.figures.splice(at, 1, { ...last, day, to: this.#text.tokens[end - 1]?.to ?? last.to });
    else this.#day = day;
    return this.#skip(end - this.#at);
  }

  #mark(text: string): boolean {
    const { tokens } = this.#text;
    const next = tokens[this.#at + 1];
    const isWay = this.#id === 'a1c' && this.figures.length > 0 && ahead.isWay(text, next);
    if (isWay || text === '→' || ((text === '-' || text === '=' || text === '>') && next?.text === '>' && next.glued)) {
      const count = isWay || text === '→' ? 1 : 2 + (tokens[this.#at + 2]?.text === '>' ? 1 : 0);
      // “A1c 7.8 → add pioglitazone” leads to no figure.
      const leads = ahead.figureFollows(this.#text, this.#at + count);
      if (this.figures.length && leads) this.#remark('before');
      if (leads) this.#pre = 'latest';
      return this.#skip(count);
    }
    if (/^[↓↑]$/.test(text) && next?.kind === 'number' && this.figures.length > 0) this.#pre = 'aside';
    if (text === '(' || text === '[') this.#depth += 1;
    else if (text === ')' || text === ']') {
      if (this.#depth === 0) return this.figures.length === 0 && this.#skip();
      this.#depth -= 1;
      this.#unitBehind();
    } else if (text === '<' || text === '>') return this.#comparison(text, 1);
    else if (text === '%' || text === '/') {
      const unit =
        this.figures.length === 0 ? unitAt(this.#id, this.#text.folded, tokens[this.#at]?.from ?? 0) : undefined;
      if (unit) return this.#takeUnit(unit);
    }
    return this.#skip();
  }

  /** “95 (62-106) µmol/L”: the unit behind the brackets is the figure's. */
  #unitBehind(): void {
    const last = this.figures.at(-1);
    const written = unitAt(this.#id, this.#text.folded, this.#text.tokens[this.#at]?.to ?? 0);
    if (this.figures.length === 1 && last && !last.written && written) {
      this.figures.splice(-1, 1, { ...last, written, to: written.to });
    }
  }

  #comparison(sign: '<' | '>', count: number): boolean {
    const { tokens } = this.#text;
    const closing = this.figures.length === 0 && count === 1 ? ahead.behindLimit(this.#text, this.#at) : undefined;
    if (closing) return this.#skip(closing - this.#at);
    if (ahead.isThreshold(this.#id, tokens[this.#at + count])) {
      const very = this.#id === 'tbr70' ? ahead.veryLow(this.#text, this.#at + count) : undefined;
      if (very) this.very.push(very.figure);
      return this.#skip(very ? very.end - this.#at : count + 1);
    }
    this.#comparator = sign;
    return this.#skip(count);
  }

  #takeUnit(unit: Written): true {
    this.#unit = unit;
    return this.#pass(unit.to);
  }

  #word(word: string): boolean {
    const { tokens, folded } = this.#text;
    const from = tokens[this.#at]?.from ?? 0;
    if (this.figures.length === 0) {
      const unit = word.length > 1 && !said.fillers.has(word) ? unitAt(this.#id, folded, from) : undefined;
      if (unit) return this.#takeUnit(unit);
    }
    // “A1c nadir 5.9”
    if (this.figures.length === 0 && said.extreme.test(word)) this.#pre = 'past';
    const span = spanAt(folded, said.within.has(word) ? (tokens[this.#at + 1]?.from ?? from) : from);
    if (span) return ahead.isAgo(folded, span.to) ? this.#timeSpan(span.to) : this.#pass(span.to);
    if (said.below.has(word) || said.above.has(word)) {
      const than = /^(than|من)$/.test(tokens[this.#at + 1]?.text ?? '') ? 2 : 1;
      if (tokens[this.#at + than]?.kind === 'number') return this.#comparison(said.below.has(word) ? '<' : '>', than);
    }
    // “down 9 kg”: by how much, not what it is.
    const isChange = said.isMoved.has(word) && ahead.isAmount(tokens[this.#at + 1], this.figures.at(-1));
    if (said.changes.has(word) || isChange) {
      this.#pre = 'aside';
      return this.#skip();
    }
    const isPlace = word === 'clinic' && /^(?:at|in)$/.test(tokens[this.#at - 1]?.text ?? '');
    const isTold = said.saysSo.test(tokens[this.#at + 1]?.text ?? '');
    if (this.figures.length === 0 && said.others.has(word) && word !== 'in' && !isPlace && !isTold) return false;
    const isTime = this.figures.length > 0 && said.timeOfDay.test(word);
    const isFiller = isTime || tokens[this.#at]?.forms.some((form) => said.fillers.has(form) || isMonth(form));
    if (isFiller || this.#depth > 0) return this.#skip();
    if (this.figures.length > 0) return false;
    this.#unknown += 1;
    return this.#unknown <= 3 && this.#skip();
  }

  #pass(to: number): true {
    while ((this.#text.tokens[this.#at]?.from ?? Number.POSITIVE_INFINITY) < to) this.#at += 1;
    return true;
  }

  #number(): boolean {
    const { tokens, folded } = this.#text;
    const token = tokens[this.#at];
    if (!token) return false;
    // “eGFR/1.73 m*2: 58”: of what area.
    if (this.#id === 'egfr' && token.text === '1.73') return this.#pass(ahead.behindArea(folded, token.from));
    // “8 . 4 %”: a point that has come apart.
    if (/^ \. ?\d/.test(folded.slice(token.to, token.to + 4))) return this.#skip(3);
    const mayBeTime = this.#id !== 'cgmDays' && !token.glued && !ahead.wordsBeforeDay(tokens, this.#at + 1);
    const span = mayBeTime ? spanAt(folded, token.from) : undefined;
    if (span && !unitAt(this.#id, folded, token.to)) return this.#timeSpan(span.to);
    if (isYear.test(token.text) && !unitAt(this.#id, folded, token.to)) {
      const [day, next] = [{ dayFirst: token.text, monthFirst: token.text }, tokens[this.#at + 1]];
      if (next?.kind === 'number') this.#day = day;
      else if (next?.text === ',' && this.figures.length > 0) return this.#dayBehind(day, this.#at + 1);
      return this.#skip();
    }
    const [mark, second] = [tokens[this.#at + 1], tokens[this.#at + 2]];
    // “… 8.2 2) HTN”: the number of the next entry of a list.
    if (mark?.text === ')' && mark.glued && this.#depth === 0 && this.figures.length > 0) return false;
    if (second?.kind === 'number' && mark?.text === '/' && !isNextName(tokens, this.#at + 1))
      return this.#pair(token, second);
    if (this.#id === 'pressure' && second?.kind === 'number' && said.isOver.test(mark?.text ?? ''))
      return this.#figure(second.value, second.to, 3);
    const dash = /^(-|to)$/.test(mark?.text ?? '') && second?.kind === 'number' && second.value > token.value;
    if (isBetween(tokens, this.#at)) return this.#range();
    if (dash && mark && (mark.text === '-' || this.#depth > 0 || /^(?:reference|target)$/.test(this.#pre ?? '')))
      return this.#range();
    if (this.#id === 'pressure') return this.figures.length > 0 ? false : this.#skip();
    const feet = feetOrStones(this.#id, folded, token.from);
    if (feet) return this.#push({ value: feet.value, written: feet.written, from: token.from, to: feet.written.to });
    const written = unitAt(this.#id, folded, token.to);
    // A list of results may end with a bare count of something else: “A1c 8.2 on 3 medicines”.
    const after = tokens[this.#at + 1];
    // “140 at 7 am”
    if (this.figures.length > 0 && ahead.isClock(tokens, this.#at)) return this.#skip(2);
    const isBare =
      this.figures.length > 0 && !this.#pre && !written && after?.kind === 'word' && !said.timeOfDay.test(after.text);
    if (isBare && !ahead.isSpoken(this.#text, this.#at + 1) && !ahead.hasOwnDay(this.#text, this.#id, this.#at))
      return false;
    if (!written && ahead.isSize(this.#id, folded, token.to)) return false;
    if (!written && (isForeign(folded, token.to) || ahead.isPartOfName(this.#id, after)))
      return ahead.isPartOfName(this.#id, after) ? this.#skip() : false;
    const isLasting = after?.text === 'x' && spanAt(folded, tokens[this.#at + 2]?.from ?? 0) !== undefined;
    const isOnce = ahead.timesFound(tokens, this.#at + 1);
    if (said.isCount(token.value, after?.text) && !written && !isLasting && !isOnce)
      return this.figures.length === 0 && this.#skip(2);
    if (this.#id !== 'ketones' && ahead.isAtLeast(tokens, this.#at)) this.#comparator = '>';
    const half = written ? undefined : ahead.halfBehind(token, after);
    return this.#push(
      {
        value: token.value + (half ? 0.5 : 0),
        ...said.withUnit(written ?? this.#unit),
        from: token.from,
        to: written?.to ?? half?.to ?? token.to,
      },
      1 + isOnce,
    );
  }

  /** Two figures with a stroke: a pressure, an HbA1c in both units (8.6/70), or none. */
  #pair(first: Token, second: Token): boolean {
    if (this.#id === 'pressure') return this.#figure(second.value, second.to, 3);
    const percent =
      this.#id === 'a1c' && [first, second].find((one) => ahead.isSameA1c(one, one === first ? second : first));
    return percent ? this.#push({ value: percent.value, from: first.from, to: second.to }, 3) : this.#skip(3);
  }

  #timeSpan(to: number): true {
    const { tokens } = this.#text;
    const before = tokens[this.#at - 1]?.text;
    this.#pass(to);
    const ago = /^(ago|back|earlier|before)$/.test(tokens[this.#at]?.text ?? '');
    if (ago || before === fold('قبل')) {
      const last = this.figures.at(-1);
      const isBehind = this.#sinceComma || (before === fold('قبل') && this.#pre !== undefined);
      const isOfNext = isBehind || ahead.isOpened(this.#text, this.#at, last);
      if (last && !(isOfNext && ahead.figureFollows(this.#text, this.#at + (ago ? 1 : 0)))) this.#remark('was');
      else this.#pre = 'was';
      if (ago) this.#at += 1;
    }
    return true;
  }

  /** 4.0 - 5.6: what is normal, not what was found. */
  #range(): boolean {
    const { folded, tokens } = this.#text;
    const [low, , high] = tokens.slice(this.#at, this.#at + 3);
    const to = high?.to ?? 0;
    const unit = unitAt(this.#id, folded, to);
    const isAlone = this.figures.length + this.#depth === 0 && !this.#pre && this.#id !== 'pressure';
    if (isAlone && low && high && (isFoundRange(this.#id, low.value) || isBetween(tokens, this.#at))) {
      const shared = { from: low.from, ...said.withUnit(unit ?? this.#unit) };
      this.figures.push({ ...shared, value: low.value, to: low.to });
      this.#isRanged = true;
      return this.#push({ ...shared, value: high.value, to: unit?.to ?? to }, 3);
    }
    this.#pre = undefined;
    this.#comparator = undefined;
    this.#unknown = 0;
    if (this.figures.length === 0 && unit) this.#unit ??= unit;
    else if (unit) this.figures.splice(0, Number.POSITIVE_INFINITY, ...said.withSharedUnit(this.figures, unit));
    this.#skip(3);
    return unit ? this.#pass(unit.to) : true;
  }

  #figure(other: number, end: number, count: number): boolean {
    const from = this.#text.tokens[this.#at]?.from ?? 0;
    const value = this.#text.tokens[this.#at]?.value ?? 0;
    const unit = unitAt('pressure', this.#text.folded, end);
    return this.#push({ value, other, from, to: unit?.to ?? end }, count);
  }

  #push(figure: Figure, count = 1): boolean {
    const mark = this.#pre ?? (this.#depth > 0 && this.figures.length > 0 ? 'aside' : undefined);
    // A comparator behind a figure is the laboratory's limit.
    const isLimit =
      this.#comparator !== undefined &&
      this.figures.some((other) => !other.comparator && other.mark !== 'target') &&
      mark !== 'latest' &&
      mark !== 'target';
    if (mark === 'latest') said.overtaken(this.figures, this.#thens);
    const pushed: Figure = {
      ...figure,
      ...(this.#comparator && { comparator: this.#comparator }),
      ...(this.#day && { day: this.#day }),
      ...said.withMark(isLimit ? 'reference' : mark),
    };
    this.figures.push(pushed);
    if (this.#isThen) this.#thens.add(pushed);
    this.#isThen = false;
    this.#pre = mark === 'past' ? 'past' : undefined;
    this.#comparator = undefined;
    this.#day = undefined;
    this.#unknown = 0;
    this.#sinceComma = false;
    this.#at += count;
    return this.#pass(figure.to);
  }
}

/** Every figure that stands behind a measure's name. */
export function scanMeasure(text: Text, item: MeasureItem, n: number): Scan {
  const scanner = new Scanner(text, item, n);
  scanner.run();
  const { figures, very } = scanner;
  const from = text.tokens[item.first]?.from ?? 0;
  const to = figures.at(-1)?.to ?? from;
  return {
    figures: said.withSharedUnit(figures),
    very,
    threeMonths: said.threeMonths.test(text.folded.slice(from, to + 40)),
  };
}
