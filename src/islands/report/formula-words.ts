/** A piece of a formula said in words: text as it stands, or the name of a quantity. */
type FormulaPiece = string | { readonly name: string };
type Pieces = readonly FormulaPiece[];

const signs: Readonly<Record<string, string>> = {
  '*': ' × ',
  '/': ' ÷ ',
  '+': ' + ',
  '-': ' − ',
  '^': ' أس ',
  '<=': ' لا يزيد على ',
  '>=': ' لا يقل عن ',
  '<': ' أقل من ',
  '>': ' أكثر من ',
};

const grouped = (pieces: Pieces): Pieces => (pieces.length > 1 ? ['(', ...pieces, ')'] : pieces);
const listed = (all: readonly Pieces[]): Pieces => all.flatMap((pieces, at) => (at ? ['، ', ...pieces] : pieces));
const after =
  (words: string) =>
  ([x = []]: readonly Pieces[]): Pieces => [...grouped(x), ` ${words}`];

/** What each function of the worksheet is called, around its own values. */
const functions: Readonly<Record<string, (values: readonly Pieces[]) => Pieces>> = {
  min: (values) => ['الأصغر من (', ...listed(values), ')'],
  max: (values) => ['الأكبر من (', ...listed(values), ')'],
  clamp: ([x = [], low = [], high = []]) => [...grouped(x), ' محصورًا بين ', ...grouped(low), ' و', ...grouped(high)],
  round: after('مقرَّبًا إلى أقرب عدد صحيح'),
  floor: after('مقرَّبًا إلى الأدنى'),
  ceil: after('مقرَّبًا إلى الأعلى'),
  abs: ([x = []]) => ['المقدار المطلق لـ (', ...x, ')'],
  exp: ([x = []]) => ['الدالة الأسية للمقدار (', ...x, ')'],
  ln: ([x = []]) => ['اللوغاريتم الطبيعي للمقدار (', ...x, ')'],
  if: ([when = [], yes = [], no = []]) => [...grouped(yes), ' إذا كان ', ...when, '، وإلا ', ...grouped(no)],
};
/** Said around their values without brackets of their own: inside a longer formula they need some. */
const open = new Set(['clamp', 'round', 'floor', 'ceil', 'if']);

/** A formula in Arabic words, to be read from right to left. Its language is that of `FormulaStep`. */
export function formulaInArabic(formula: string): Pieces {
  const tokens = formula.match(/<=|>=|[-+*/^(),<>]|\d+(?:\.\d+)?|[A-Za-z_]\w*/g) ?? [];
  let at = 0;

  function piecesToEnd(): Pieces {
    const pieces: FormulaPiece[] = [];
    for (let token = tokens[at]; token !== undefined && token !== ',' && token !== ')'; token = tokens[at]) {
      const first = pieces.length === 0;
      at += 1;
      if (token === '(') {
        pieces.push('(', ...piecesToEnd(), ')');
        at += 1;
      } else if (tokens[at] === '(' && functions[token]) {
        const inWords = functions[token]?.(values()) ?? [];
        const last = tokens[at] === undefined || tokens[at] === ',' || tokens[at] === ')';
        pieces.push(...(open.has(token) && !(first && last) ? ['(', ...inWords, ')'] : inWords));
      } else pieces.push(signs[token] ?? (/^\d/.test(token) ? token : { name: token }));
    }
    return pieces;
  }
  function values(): readonly Pieces[] {
    const all: Pieces[] = [];
    do {
      at += 1;
      all.push(piecesToEnd());
    } while (tokens[at] === ',');
    at += 1;
    return all;
  }

  return piecesToEnd();
}
