import { isOfOther } from './allergy-scope.ts';
import { foldPattern } from './fold.ts';
import { saysWhom } from './course-verbs.ts';
import { headsList } from './headings.ts';
import type { CueItem, Item, MedicineItem } from './items.ts';
import { doneWord } from './scope-words.ts';
import type { Text } from './text.ts';

/** At most this much of the text behind a name is its dose. */
const reach = 140;

/** What the words behind a medicine say: “stopped in May”, “allergy”, “to be started”. */
export function cueAfter(text: Text, item: MedicineItem, n: number): CueItem | undefined {
  const { items, tokens, breaks } = text;
  for (let m = n + 1; m < Math.min(items.length, n + 6); m += 1) {
    const cue = items[m] as Item;
    if (cue.kind === 'medicine') {
      // “Diovan 80 and Zocor 20 both stopped”, “metformin and Jardiance were held”
      const shared = items[m + 1];
      const isOfBoth = shared?.kind === 'cue' && ofSeveral.test(tokens[shared.first - 1]?.text ?? '');
      return isOfBoth && /^(?:stopped|pause)$/.test(shared.cue) ? shared : undefined;
    }
    // “Saxenda for wt loss, stopped 2021”
    if (cue.kind === 'measure' && tokens[cue.end]?.text === 'loss') continue;
    if (cue.kind === 'measure') return undefined;
    if (cue.first > item.end + 9) return undefined;
    let crossed = 0;
    for (let at = item.end; at < cue.first; at += 1)
      if (breaks[at] && !/^[(\-)|[\]]$/.test(tokens[at]?.text ?? '')) crossed = Math.max(crossed, breaks[at] ?? 0);
    // “Mounjaro 10 mg since Jan, ran out 3 weeks ago”: said of it behind a comma, for it names no other.
    const isRunOut =
      cue.kind === 'cue' && cue.cue === 'stopped' && /^(?:ran|run|نفد|نفدت)$/.test(tokens[cue.first]?.text ?? '');
    // “ran out of strips”
    if (isRunOut && ofSupplies.test(tokens[cue.end]?.text ?? '')) continue;
    if (crossed > (isRunOut || isBehindComma(text, cue, items[m + 1]) ? 1 : 0)) return undefined;
    if (cue.kind !== 'cue') continue;
    // “takes metformin 500 mg daily and I would be grateful …”: what is wished begins anew.
    const isAnew = tokens
      .slice(item.end, cue.first + 1)
      .some((token, at, all) => token.text === 'and' && /^(?:i|we|gp)$/.test(all[at + 1]?.text ?? ''));
    if (isAnew) return undefined;
    // “Tresiba 20 instead of Lantus”: of the next one.
    if (cue.cue === 'stopped' && inPlaceOf.test(tokens[cue.first]?.text ?? '')) return undefined;
    if (isOfTime(text, cue)) continue;
    const next = items[m + 1];
    // “…, stopped gliclazide”: of the next one.
    // “gliclazide will be stopped next week”: taken until then.
    const isToBe =
      tokens[cue.first - 1]?.text === 'be' && /^(?:will|to|shall)$/.test(tokens[cue.first - 2]?.text ?? '');
    if (cue.cue === 'stopped' && isToBe) return undefined;
    // “gliclazide … was replaced by sitagliptin”
    if (cue.cue === 'stopped' && /^(?:replaced|switched|changed)$/.test(tokens[cue.first]?.text ?? '')) return cue;
    const isOfNext = !ofThisOne.test(tokens[cue.end]?.text ?? '') && tokens[cue.first - 1]?.text !== '>';
    const isApart =
      cue.first > item.end + 1 || (cue.first > item.end && /^(?:then|and|ثم|[&+])$/.test(tokens[item.end]?.text ?? ''));
    // “metformin 1 g held, ramipril …”: a comma behind the word parts it from the next one.
    const leads =
      next?.kind === 'medicine' && next.first <= cue.end + 1 && !breaks[cue.end] && tokens[cue.end]?.text !== '/';
    if (headsList(tokens, cue, next)) return undefined;
    if (isOfNext && isApart && leads) return undefined;
    if (cue.cue === 'before' && isOver(text, cue)) return { ...cue, cue: 'stopped' };
    if (cue.cue === 'after planned') {
      if (isNextWord(text, cue)) return undefined;
      return { ...cue, cue: 'planned' };
    }
    if (/^(stopped|pause|stopplan|refused|allergy|planned|current|after no)$/.test(cue.cue)) {
      if (cue.cue === 'current' && !/^(started|added|commenced|continued?)$/.test(tokens[cue.first]?.text ?? ''))
        continue;
      if (
        cue.cue === 'planned' &&
        ofTheNext.test(text.folded.slice(tokens[cue.first]?.from ?? 0, tokens[cue.end - 1]?.to ?? 0))
      )
        continue;
      // “needs stopping” is said of what is taken.
      if (
        cue.cue === 'planned' &&
        next?.kind === 'cue' &&
        /^(?:stopped|stopplan)$/.test(next.cue) &&
        next.first <= cue.end + 1
      )
        return undefined;
      return cue.cue === 'allergy' && isOfOther(tokens, cue) ? undefined : cue;
    }
  }
  return undefined;
}

const ofSupplies = new RegExp(
  `^(?:(?:test )?strips?|needles?|lancets?|sensors?|petrol|money|credit|batter(?:y|ies)|time|patience|${foldPattern('(?:ال)?(?:شرائط|شريط|إبر|ابر|حساسات|رصيد)')})$`,
);
const timeOfDay =
  /^(?:mornings?|mane|am|evenings?|nights?|nocte|pm|bedtime|breakfast|lunch|dinner|supper|once|twice|od|bd|bid|tds|tid|daily)$/;
/** “changed from night to morning”, “from 10 units bd to 24”: when or how much of a medicine is given, not what. */
const isOfTime = ({ tokens, itemAt }: Text, { cue, end }: CueItem): boolean => {
  if (cue !== 'stopped' || !/^(?:from|من)$/.test(tokens[end - 1]?.text ?? '')) return false;
  const isAmount = tokens[end]?.kind === 'number' && ![1, 2, 3].some((n) => itemAt.get(end + n)?.kind === 'medicine');
  return isAmount || timeOfDay.test(tokens[end]?.text ?? '');
};
const ofTime = new RegExp(
  `^(?:(?:19|20)\\d\\d|in|on|by|since|due|because|for|after|last|when|this|at|as|[-,;.()]|${foldPattern('في|من|بسبب|بعد|قبل|منذ|عشان|لان|الشهر|الأسبوع')})$`,
);
/** “Trulicity 1.5 weekly, stopped in May”, «أوزمبك، أوقفته …»: a word of the course behind a comma, and when or why. */
function isBehindComma({ tokens }: Text, cue: Item, next: Item | undefined): boolean {
  if (
    cue.kind !== 'cue' ||
    !/^(?:stopped|pause)$/.test(cue.cue) ||
    tokens[cue.first - (doneWord.test(tokens[cue.first - 1]?.text ?? '') ? 2 : 1)]?.text !== ','
  )
    return false;
  if (next?.kind === 'medicine' && next.first <= cue.end + 1) return false;
  const behind = tokens[cue.end];
  return (
    !behind ||
    behind.kind === 'line' ||
    behind.kind === 'day' ||
    ofTime.test(behind.text) ||
    saysWhom.test(tokens[cue.end - 1]?.text ?? '')
  );
}

const ofSeveral = new RegExp(`^(?:both|all|were|are|${foldPattern('كلاهما|كليهما')})$`);
const inPlaceOf = new RegExp(`^(?:instead|in|${foldPattern('بدل|بدلا|عوضا|مكان')})$`);

/** “gliclazide, planned surgery”: the word is of what follows it; “planned from May” ends what is said. */
function isNextWord({ tokens, breaks }: Text, cue: CueItem): boolean {
  const next = tokens[cue.end];
  return next !== undefined && !breaks[cue.end - 1] && /^\p{L}/u.test(next.text) && !ofPlan.test(next.text);
}
const ofPlan = new RegExp(
  `^(?:for|from|next|in|after|once|when|if|soon|today|tomorrow|by|and|but|${foldPattern('من|في|بعد|قريبا|الشهر|الأسبوع|عند|لكن')})$`,
  'u',
);

/** “sitagliptin 100 -> stopped when semaglutide was begun”: the word behind the cue leads to the time or the reason. */
const ofThisOne = /^(?:when|as|after|because|since|before|once|due|لما|عندما|بعد|لان)$/;
/** Words of a plan or a wish for what stands behind them: what stands before is taken. */
const ofTheNext = new RegExp(
  foldPattern(
    'الخطة|increase|titrate|زياد|رفع|نرفع|نزيد|plan|يفضل|consider|discuss|wants|would like|keen|curious|رغب|تريد|يريد|تود|يود|بغى|تبي|يبي|عايز|حاب|سأل',
  ),
  'u',
);
const past = new RegExp(`^(?:before|in the past|earlier|${foldPattern('سابقا|في السابق|من قبل')})$`, 'u');
/** “Ozempic in the past”, “used Victoza before”: at the end of what is said of it. */
function isOver({ tokens, breaks, folded }: Text, cue: CueItem): boolean {
  const words = folded
    .slice(tokens[cue.first]?.from ?? 0, tokens[cue.end - 1]?.to ?? 0)
    .replace(/[\u064b-\u0652]/g, '');
  // “10 mg (7.5 before)”: the dose.
  const isOfDose = tokens[cue.first - 1]?.kind === 'number' && tokens[cue.first - 2]?.text === '(';
  return past.test(words) && !isOfDose && (!tokens[cue.end] || (breaks[cue.end] ?? 0) > 0);
}

const event = new RegExp(
  `^(?: ?\\(?(?:in |of )?(?:\\p{L}{3,9} )?(?:19|20)\\d\\d\\)?)?,? (?:while |when )?(?:on|with|from|after|due to|secondary to|caused by|${foldPattern('مع|على|بسبب|من|بعد')}) $`,
  'u',
);
const withoutDose = /^(?: ?\(?(?:in )?(?:\p{L}{3,9} )?(?:19|20)\d\d\)?)? ?(?:[.,;)\n]|and |$)/u;
/** “DKA in 2019 on canagliflozin”, without a dose: what was taken when it happened, which need not be taken now. */
export function isOfEvent(text: Text, item: MedicineItem, n: number): boolean {
  const { items, tokens, folded } = text;
  const condition = items.slice(Math.max(0, n - 3), n).findLast(({ kind }) => kind === 'condition');
  if (condition?.kind !== 'condition' || !condition.entry.sets.some(([fact]) => events.has(fact))) return false;
  const between = folded.slice(tokens[condition.end - 1]?.to ?? 0, tokens[item.first]?.from ?? 0);
  return between.length < 40 && event.test(between) && withoutDose.test(folded.slice(tokens[item.end - 1]?.to ?? 0));
}
const events: ReadonlySet<string> = new Set(['ketoacidosis', 'pancreatitis', 'severeHypoglycaemia', 'footUlcer']);

/** “metformin/sitagliptin 1000/50”: the other part of a fixed combination written as two names, and where its doses begin. */
export function partnerOf(
  { items, tokens }: Text,
  item: MedicineItem,
  n: number,
): { readonly item: MedicineItem; readonly n: number } | undefined {
  for (const at of [n + 1, n - 1]) {
    const other = items[at];
    if (other?.kind !== 'medicine') continue;
    const mark = at > n ? item.end : other.end;
    const begins = at > n ? other.first : item.first;
    const isOne =
      tokens[mark]?.text === '/' || (tokens[mark]?.text === '-' && tokens[mark]?.glued && tokens[mark + 1]?.glued);
    if (isOne && begins === mark + 1) return at > n ? { item: other, n: at } : { item, n };
  }
  return undefined;
}

/** “Metformin | 1000 mg | bid”: the next cell of a row is still the dose. */
const isCell = ({ tokens, folded }: Text, at: number): boolean =>
  tokens[at]?.text === '|' &&
  /^ ?(?:\d|bd|bid|tds|tid|od|qd|once|twice|daily|nocte|mane|hs|مر|يوم)/.test(folded.slice(tokens[at]?.to ?? 0));

const isDirection = /^[,;.:-] ?(?:sig:? )?(?:take|inject|give|use)s? (?:\d|one|two|half)/;

/** The piece of text behind a name that can hold its dose, to the next thing with a name. */
export function pieceAfter(text: Text, item: MedicineItem, n: number): string {
  const { items, tokens, breaks, taken, folded } = text;
  const start = tokens[item.end - 1]?.to ?? 0;
  const next = items
    .slice(n + 1, n + 12)
    .find(
      (other) =>
        other.kind !== 'cue' ||
        (/^(stopped|pause|stopplan|refused|allergy|other|no)$/.test(other.cue) && !isOfTime(text, other)),
    );
  let end = Math.min(next?.first ?? tokens.length, item.end + 40);
  for (let at = item.end; at < end; at += 1) {
    const isComma =
      tokens[at]?.text === ',' &&
      /^ ?(?:\d|(?:with |at |in the )?(?:breakfast|lunch|dinner|supper|morning|evening|night|bedtime) \d|one|two|مر|حب|قرص|twice|once|bd|bid|tds|od|(?:and )?(?:now|currently|then reduced|reduced|increased|cut|changed|halved|up|down) (?:it |is |to |back |on |from )*\d|(?:الان|الحين|حاليا|صار|صارت|اليوم) \d)/u.test(
        folded.slice(tokens[at]?.to ?? 0),
      ) &&
      !tokens[at + 1]?.glued;
    // “100 unit/mL pen, Inject 34 Units”, “1000 mg tablet; Take 1 tablet twice daily”
    if (breaks[at] && isDirection.test(folded.slice(tokens[at]?.from ?? 0, (tokens[at]?.from ?? 0) + 20))) continue;
    if (
      taken[at] ||
      breaks[at] === 2 ||
      (breaks[at] === 1 && !isComma && !isCell(text, at) && !/^[()-]$/.test(tokens[at]?.text ?? ''))
    )
      end = at;
  }
  const stop = tokens[end - 1]?.to ?? start;
  const all = folded.slice(start, Math.min(Math.max(stop, start), start + reach));
  // “furosemide 40, 2 severe lows”: what stands behind the only comma, before a finding, counts that.
  const piece = next?.kind === 'condition' && next.first === end ? all.replace(/^([^,]*), ?\d ?$/, '$1') : all;
  const body = piece.search(ofBody);
  return body < 0 ? piece : piece.slice(0, body);
}
/** “Mounjaro, went from 118 to 104 kg”: of the body, no dose. */
const ofBody = new RegExp(
  `(?: (?:has |have )?(?:went|gone|lost|dropped|down|fell|نزل|نزلت|خسر|خسرت))? (?:from|${foldPattern('من')}) \\d{2,3}(?:\\.\\d)?(?: ?(?:kgs?|lbs?))? (?:to|${foldPattern('إلى|الى')}) \\d{2,3}(?:\\.\\d)? ?(?:kgs?|lbs?|${foldPattern('كيلو|كجم|كغم?|كلغ')})(?!\\p{L})`,
  'u',
);
