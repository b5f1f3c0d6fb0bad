import { unitAt } from './figures.ts';
import { foldPattern } from './fold.ts';
import { isLeg } from './legs.ts';
import { letters, sexWords } from './names/sexes.ts';
import { reportedOn, sexOfRelative } from './relatives-report.ts';
import { scope } from './scope-flags.ts';
import { namesSeveral, sexBehindBirth } from './several-people.ts';
import type { Said, Statement, Text } from './text.ts';
import type { Token } from './tokens.ts';

const years = foldPattern('سنه|سنة|عاما|عام|سنوات');
/** Words that stand between an age and a sex. */
const described =
  'retired|married|single|saudi|emirati|egyptian|kuwaiti|omani|qatari|bahraini|sudanese|syrian|jordanian|arab|indian|pakistani|filipino|asian|black|white|caucasian|hispanic|obese|frail|elderly|young';
const between = new RegExp(`^(?:[/,|-]|old|of|age|${described})$`);
const old = new RegExp(
  foldPattern(
    `(\\d{2,3}) ?-? ?(?:(?:y\\/?\\.?o\\.?|yrs?[- ]?old|yr?s?[- ]?o|years?[- ]of[- ]age|years?[- ]old|y(?:ea)?rs?[- ]?old)(?!\\p{L})|y(?:ea)?rs?\\.?[,\\/ ]+(?=(?:m|f|male|female|man|woman|lady|gentleman|old)(?!\\p{L}))|y ?\\/? ?(?=[mf](?!\\p{L}))|y (?=(?:(?:${described}) ){0,2}(?:female|male|woman|man|lady|gentleman)(?!\\p{L})))`,
  ),
  'uy',
);
const arabicOld = new RegExp(`(\\d{2,3}) ?(?:${years}|${foldPattern('من (?:ال)?عمر(?:ه|ها)?')})(?!\\p{L})`, 'uy');
const stated = new RegExp(
  foldPattern(
    `(?:(?:gentleman|lady|man|woman) of(?= \\d\\d(?! ?(?:weeks?|months?|feet|ft|cm|lbs?|stone|units?)))|(?:i ?(?:'?m|am)|s?he ?(?:'s|is))(?= \\d\\d(?! ?(?:kg|kilos|cm|lbs?|units?|u|weeks|%|mg|days|mmol|stone)))|aged?(?: ?\\/ ?(?:sex|gender))?|العمر|عمره|عمرها|عمرو|عمرا(?= ?\\d)|عمري|عمر المريضة?|عمر|تبلغ من العمر|يبلغ من العمر|السن|age \\(?(?:years|yrs|y)\\)?)(?: is| الآن| الحالي)? ?[:=\\-|]? ?(\\d{2,3})(?!\\d|[.,\\/]\\d| ?%| ?kg)(?: ?(?:${years}|y(?:ea)?rs?(?: old)?|y\\/?o|y)(?!\\p{L}))?`,
  ),
  'uy',
);
const titled =
  /(?:mrs?|ms|miss)\.? \p{L}[\p{L}'.-]{0,20}(?: \p{L}[\p{L}'-]{0,20})? ?,? {0,7}(?:aged? )?\(?(\d{2,3})(?= ?(?:[,);]|\.(?!\d)|$|(?:came|seen|saw|attended|attends|presents|presented|is|was|has|who|with|here|rang|called|t[12]dm|dm ?[12]?|type [12])(?!\p{L})|(?:سنه|سنة|عاما|y(?:ea)?rs?|y\/?o|y)(?!\p{L})))/uy;
/** Before the title of the one who is written about; “Dear Mr K” is another. */
const presented = /(?:i |we )(?:saw|met|reviewed|assessed) $|(?:seeing|referring|review of|patient|re) ?:? $/;
/** “Mr. J.D., DOB 14/03/1961”: whose record it is. */
const headed =
  /(?:mrs?|ms|miss)\.? (?:\p{L}[\p{L}'.-]{0,20}[ ,]{1,2}){1,3}\(?(?:dob|d\.o\.b|date of birth|nhs|mrn|hosp(?:ital)? no|chi)(?!\p{L})/uy;
/** “Mr J is a 73-year-old …” */
const introduced = /(?:mrs?|ms|miss)\.? \p{L}[\p{L}'.-]{0,20}(?: \p{L}[\p{L}'-]{0,20})? is (?:an? )?\d{2}/uy;
/** Before an age that is not today's: “dx age 11”, “since age 40”, “at age 30”. */
const then = new RegExp(
  foldPattern(
    '(?:at|since|dx|dxd|diagnosed|from|onset|from the|diagnosis|until|before|after|قبل|منذ|في|عند|من|menarche|menopause|بدا) ?(?:at |the |in )?$',
  ),
);
const lengths = new RegExp(
  foldPattern(
    '(?:منذ|من|قبل|لمدة|مدة|خلال|since|for|x|over|past|last|حوالي|اكثر من|يمكن|نحو|قرابة|تقريبا|زمان|دخن|يدخن|تدخن|مدخن|مدخنة) ?$',
  ),
  'u',
);

/** “Mama Achieng 59 yrs,”, «السيدة فاطمة 70 y»: behind a title and a name, or a word for the patient. */
const titleBefore = new RegExp(
  foldPattern(
    "(?<!\\p{L})(?:mama|mzee|hajj?i?a?|sheikh|(?:ال)?(?:سيدة?|حاجة?|مريضة?|أستاذة?|شيخ)|patient|pt|(?:[أا]?بو|[أا]م)(?= \\p{L}))(?: (?!(?:since|for|with|on|x|diab\\p{L}*|smok\\p{L}*|منذ|من|لمدة|سكري?|مصابة?|مدخنة?) )\\p{L}[\\p{L}'-]{1,14}){0,2},? $",
  ),
  'u',
);
const unitOfAge = `^ ?(?:y|yrs?|years?|y\\/?o|${years})(?!\\p{L})`;
const yearsOld = new RegExp(unitOfAge, 'u');
const titledYears = new RegExp(
  `${unitOfAge}(?![\\d/]| ?(?:ago|history|hx|of|since|on))(?= ?(?:[,.;]|with|old|$|\\p{L}))`,
  'u',
);

const whose = new RegExp(foldPattern('(?:^|[^\\p{L}])(?:patient|pt|herself|himself|المريضة?|مريضة?) ?[:,]? ?$'), 'u');

/** What a text tells of age and sex, and which of its tokens tell it. */
export interface Person extends Said {
  readonly taken: Uint8Array;
  /** Ages and sexes of more than one person. */
  readonly several: boolean;
}

class Reader {
  readonly statements: Statement[] = [];
  readonly taken: Uint8Array;
  readonly #text: Text;
  /** Figures with the word for years and nothing that says whose: a length of time may stand so. */
  readonly #bare: { value: number; first: number; end: number; statement: number }[] = [];

  constructor(text: Text) {
    this.#text = text;
    this.taken = new Uint8Array(text.tokens.length);
  }

  read(): void {
    const { tokens, scopes, items } = this.#text;
    const born = sexBehindBirth(this.#text);
    if (born) this.#say('sex', letters[born.letter] as string, born.at, born.at + 1);
    const told = reportedOn(tokens, items);
    if (told) {
      this.#say('age', tokens[told.age]?.value ?? 0, told.age, told.age + 1);
      this.#say('sex', told.sex, told.patient.first, told.patient.end);
    }
    for (let at = 0; at < tokens.length; at += 1) {
      if (this.taken[at] || (scopes[at] ?? 0) & scope.other) continue;
      const token = tokens[at] as Token;
      if (token.text in signs) this.#say('sex', signs[token.text] as string, at, at + 1);
      else if (token.kind === 'word') this.#word(token, at);
      else if (token.kind === 'number') this.#number(token, at);
    }
    this.#dropLengths();
  }

  /** “smoked for 35 years” beside an age that the text calls one. */
  #dropLengths(): void {
    const bare = new Set(this.#bare.map(({ statement }) => this.statements[statement]));
    const called = this.statements.filter((statement) => statement.fact === 'age' && !bare.has(statement));
    if (!called.length) return;
    for (const { value, first, end } of this.#bare) {
      if (!called.some((age) => age.value === value)) this.taken.fill(0, first, end);
    }
    const kept = this.statements.filter((statement) => !bare.has(statement));
    this.statements.splice(0, this.statements.length, ...kept);
  }

  /** The token behind a place of the text. */
  #behind(first: number, to: number): number {
    const { tokens } = this.#text;
    let at = first;
    while ((tokens[at]?.from ?? Number.POSITIVE_INFINITY) < to) at += 1;
    return at;
  }

  #say(fact: 'age' | 'sex', value: number | string, first: number, end: number, from?: number, to?: number): void {
    const { tokens } = this.#text;
    this.taken.fill(1, first, end);
    this.statements.push({ fact, value, from: from ?? tokens[first]?.from ?? 0, to: to ?? tokens[end - 1]?.to ?? 0 });
  }

  #sexAt(at: number, loose: boolean): 'male' | 'female' | undefined {
    const { tokens } = this.#text;
    const token = tokens[at];
    if (token && token.text in signs) return signs[token.text];
    if (token?.kind !== 'word') return undefined;
    if (gentleman.test(token.text) && !/^(?:ال)?(?:دكتور|طبيب|زميل|مدير|استاذ)$/.test(tokens[at + 1]?.text ?? ''))
      return 'male';
    if (isLeg(this.#text, at)) return undefined;
    for (const form of token.forms) {
      const word = sexWords.get(form);
      if (word) return word;
    }
    const letter = letters[token.text];
    const after = tokens[at + 1];
    const goesOn = after?.glued && after.kind !== 'mark' && after.kind !== 'line';
    return letter && !goesOn && (token.capital || (loose && token.glued)) ? letter : undefined;
  }

  #word(token: Token, at: number): void {
    const { folded, tokens, itemAt } = this.#text;
    stated.lastIndex = token.from;
    const isInWord = token.glued && tokens[at - 1]?.kind !== 'mark';
    const age = isInWord ? null : stated.exec(folded);
    if (age && isAge(Number(age[1])) && !then.test(folded.slice(Math.max(0, token.from - 20), token.from))) {
      const end = this.#behind(at, stated.lastIndex);
      // “a gentleman of 76”, «عمر المريضة ٨٢»
      const named = this.#sexAt(at, false);
      if (named) this.#say('sex', named, at, at + 1);
      else if (this.#sexAt(at + 1, false) === 'female') this.#say('sex', 'female', at + 1, at + 2);
      this.#say('age', Number(age[1]), at, end);
      const small = this.#smallLetterAt(end);
      if (small) this.#say('sex', small, end, end + 1);
      else this.#sexAfter(end);
      return;
    }
    // «ست ٤٩ سنة» is a woman, «ست سنوات» are six years.
    const years = ofHers.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    if (woman.test(token.text) && isAge(tokens[years]?.value ?? 0)) return this.#say('sex', 'female', at, at + 1);
    if (this.#titled(token, at) || itemAt.get(at)?.kind === 'condition') return;
    if (/^(?:re|regarding|about|concerning)$/.test(token.text)) {
      const own = /^(?:his|her|my|the)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
      const relative = sexOfRelative[tokens[own]?.text ?? ''];
      if (relative && tokens[own + 1]?.text === ':') return this.#say('sex', relative, own, own + 1);
    }
    const sex = this.#sexAt(at, false);
    const label = [at - 2, at - 1].some((it) => /^(?:sex|gender|الجنس|جنس)$/.test(tokens[it]?.text ?? ''));
    const next = tokens[at + 1];
    // F66, M/45, “male 66”
    const second = /^[/,|]$/.test(next?.text ?? '') ? tokens[at + 2] : next;
    const isPlace = /^(?:the|room|bay|bed|ward|clinic|building)$/.test(tokens[at - 1]?.text ?? '');
    const letter = token.text.length === 1 && !isPlace && letters[token.text];
    if ((letter || sex) && second?.kind === 'number' && isAge(second.value) && !token.glued) {
      const end = at + (second === next ? 2 : 3);
      const isGlued = letter
        ? second === next
          ? second.glued || this.#standsAlone(at, end)
          : next?.text === '/' || (next?.text === '|' && tokens[end]?.text === '|')
        : true;
      // “F/47/DM 9 y”: entries between strokes.
      const isEntry = next?.text === '/' && tokens[end]?.text === '/' && tokens[end + 1]?.kind === 'word';
      if (isGlued && (isEntry || !this.#hasUnit(end)) && (!letter || token.capital || at === 0)) {
        const unit = yearsOld.exec(folded.slice(second.to, second.to + 12))?.[0];
        const behind = unit ? this.#behind(at, second.to + unit.length) : end;
        this.#say('age', second.value, at, behind);
        this.#say('sex', (letter || sex) as string, at, behind);
        return;
      }
    }
    if (sex && (token.text.length > 1 || label)) this.#say('sex', sex, at, at + 1);
  }

  /** “Madam B, trader, 57yrs.”: an entry by itself, before anything with a name. */
  #isEntry(first: number, end: number): boolean {
    const { tokens, breaks, items } = this.#text;
    const isApart = first > 0 && first < 12 && breaks[first - 1] === 1 && (!tokens[end] || (breaks[end] ?? 0) > 0);
    return isApart && items.every((item) => item.kind === 'cue' || item.first >= end);
  }

  /** A pause, or what is said of the patient, “94 kg” too: a letter before it stands for nothing else. */
  #goesOn(at: number): boolean {
    const { tokens, breaks, itemAt, folded } = this.#text;
    const token = tokens[at];
    if (!token || (breaks[at] ?? 0) > 0) return true;
    // “45 m with T2DM”, “45 m new T2DM”
    const item = itemAt.get(/^(?:with|w|on|has|known|new|newly|obese)$/.test(token.text) ? at + 1 : at);
    const isSize =
      token.kind === 'number' && (unitAt('weight', folded, token.to) ?? unitAt('height', folded, token.to));
    return isSize ? true : item !== undefined && item.kind !== 'cue';
  }

  /** “Age 57 m, …”, “57 m t2dm …” */
  #smallLetterAt(at: number): 'male' | 'female' | undefined {
    return this.#goesOn(at + 1) ? letters[this.#text.tokens[at]?.text ?? ''] : undefined;
  }

  /** “F 29, 8/40 pregnant”: at the beginning of what is said, or its last entry. */
  #standsAlone(first: number, end: number): boolean {
    const { tokens, breaks } = this.#text;
    const ends = !tokens[end] || tokens[end]?.kind === 'line';
    return first === 0 || breaks[first - 1] === 2 ? this.#goesOn(end) : breaks[first - 1] === 1 && ends;
  }

  /** “Mrs S, 58, with …” */
  #titled(token: Token, at: number): boolean {
    titled.lastIndex = token.from;
    if (!/^(?:mr|mrs|ms|miss)$/.test(token.text)) return false;
    const found = titled.exec(this.#text.folded);
    if (!found || !isAge(Number(found[1]))) {
      introduced.lastIndex = token.from;
      headed.lastIndex = token.from;
      const isPatient =
        presented.test(this.#text.folded.slice(Math.max(0, token.from - 20), token.from)) ||
        introduced.test(this.#text.folded) ||
        headed.test(this.#text.folded);
      if (isPatient) this.#say('sex', token.text === 'mr' ? 'male' : 'female', at, at + 1);
      return isPatient;
    }
    const end = this.#behind(at, titled.lastIndex);
    this.#say('age', Number(found[1]), end - 1, end);
    this.#say('sex', token.text === 'mr' ? 'male' : 'female', at, at + 1);
    return true;
  }

  #hasUnit(at: number): boolean {
    const token = this.#text.tokens[at];
    return (
      token !== undefined &&
      (token.text === '%' ||
        token.text === '/' ||
        (token.text === '.' && this.#text.tokens[at + 1]?.glued === true) ||
        /^(kg|cm|mg|mmhg|units?|u|beats|bpm|lb|lbs|months?|weeks?|days?|wks?|mo|كجم?|كيلو|سم|ملجم?|ملج|مجم|شهرا?|اشهر|شهور|اسبوعا?|اسابيع|يوما?|ايام)$/.test(
          token.text,
        ))
    );
  }

  #number(token: Token, at: number): void {
    if (!isAge(token.value) || (token.glued && this.#text.tokens[at - 1]?.kind !== 'mark')) return;
    const { folded, tokens } = this.#text;
    const before = this.#text.itemBefore.get(at);
    if (before?.kind === 'measure') return;
    const stem = folded.slice(Math.max(0, token.from - 24), token.from);
    if (/[\d.,/<>=+-]$/.test(stem) && !/[,.] ?$/.test(stem)) return;
    old.lastIndex = token.from;
    if (old.exec(folded)) {
      if (then.test(stem) && !/from|for|of/.test(stem)) return;
      const end = Math.max(at + 1, this.#behind(at, old.lastIndex));
      this.#say('age', token.value, at, end);
      this.#sexAfter(end);
      return;
    }
    // 58yoF
    const joined = tokens[at + 1]?.glued ? /^y\/?o([mf])$/.exec(tokens[at + 1]?.text ?? '')?.[1] : undefined;
    if (joined) {
      this.#say('age', token.value, at, at + 2);
      return this.#say('sex', letters[joined] as string, at, at + 2);
    }
    arabicOld.lastIndex = token.from;
    if (arabicOld.exec(folded)) {
      const end = this.#behind(at, arabicOld.lastIndex);
      // “T1DM ٢٢ سنة F”: years with a sex behind them are an age.
      const isPerson = letters[tokens[end]?.text ?? ''] !== undefined && this.#sexAt(end, true) !== undefined;
      if (!isPerson && this.#isLength(at, stem)) return;
      const isOpening = at === 0 || this.#text.breaks[at - 1] === 2 || this.taken[at - 1] === 1 || whose.test(stem);
      if (!isOpening) this.#bare.push({ value: token.value, first: at, end, statement: this.statements.length });
      this.#say('age', token.value, at, end);
      this.#sexAfter(end);
      return;
    }
    const next = tokens[at + 1];
    // “64y, T2DM x 9 yrs”: at the beginning, or behind whose age it is.
    const isInBrackets = tokens[at - 1]?.text === '(' && tokens[at + 2]?.text === ')';
    const isOfPerson = isInBrackets || at === 0 || this.#text.breaks[at - 1] === 2 || whose.test(stem);
    if (isOfPerson && next?.glued && /^y(?:rs?)?$/.test(next.text) && !/^[\d/]/.test(folded.slice(next.to))) {
      this.#say('age', token.value, at, at + 2);
      return this.#sexAfter(at + 2);
    }
    const unit = titledYears.exec(folded.slice(token.to, token.to + 12))?.[0];
    if (unit) {
      const end = this.#behind(at, token.to + unit.length);
      const isTitled = titleBefore.test(folded.slice(Math.max(0, token.from - 44), token.from));
      // “Pt 20 y T2DM” may be how long.
      const isHis = isTitled && (!whose.test(stem) || !tokens[end] || (this.#text.breaks[end] ?? 0) > 0);
      if (isHis || this.#isEntry(at, end)) {
        this.#say('age', token.value, at, end);
        return this.#sexAfter(end);
      }
    }
    if (whose.test(stem) && !/pt|patient/.test(stem) && this.#text.breaks[at + 1] && !this.#hasUnit(at + 1)) {
      this.#say('age', token.value, at, at + 1);
      return;
    }
    // “57 m, T2DM …”, “pt 57 m t2dm”: what the text begins with.
    const small = (at === 0 || whose.test(stem)) && tokens[at + 3] ? this.#smallLetterAt(at + 1) : undefined;
    if (small) {
      this.#say('age', token.value, at, at + 2);
      return this.#say('sex', small, at, at + 2);
    }
    const slash = next?.text === '/' ? 1 : 0;
    const sex = this.#sexAt(at + 1 + slash, true);
    if (sex && (slash === 0 || tokens[at + 2]?.text.length === 1)) {
      const end = at + 2 + slash;
      this.#say('age', token.value, at, end);
      this.#say('sex', sex, at, end);
    } else if (
      /(?:^|[^\p{L}])(?:he|she|patient|pt|lady|gentleman|man|woman|(?:mrs?|ms|miss)\.? \p{L}{1,20}|المريض|المريضة) is (?:a |now )?$/u.test(
        stem,
      ) &&
      !this.#hasUnit(at + 1)
    ) {
      this.#say('age', token.value, at, at + 1);
    }
  }

  /** Years behind a disease or a medicine are how long it has been there. */
  #isLength(at: number, stem: string): boolean {
    if (lengths.test(stem)) return true;
    const isSick = (first: number): boolean =>
      [first - 1, first].some((at) => sick.test(this.#text.tokens[at]?.text ?? ''));
    const before = this.#text.itemBefore.get(at);
    // «مريض سكري ٥٨ سنة»: nobody has it so long.
    const isPatients =
      before?.kind === 'condition' && before.entry.isDiabetes && before.end === at && isSick(before.first);
    if (isPatients && (this.#text.tokens[at]?.value ?? 0) >= 40) return false;
    if (before?.kind === 'condition') return !before.entry.sets.some(([fact]) => fact === 'pregnancy');
    return before?.kind === 'medicine';
  }

  #sexAfter(end: number): void {
    const { tokens } = this.#text;
    for (let at = end; at < end + 4; at += 1) {
      const sex = this.#sexAt(at, true) ?? (at === end ? this.#smallLetterAt(at) : undefined);
      if (sex) return this.#say('sex', sex, at, at + 1);
      const text = tokens[at]?.text ?? '';
      // “63yo AAF”, “58 yo WM”: with the letters of a race.
      const letter = tokens[at]?.capital ? /^(?:aa|w|b)([mf])$/.exec(text)?.[1] : undefined;
      if (letter) return this.#say('sex', letters[letter] as string, at, at + 1);
      if (!between.test(text)) return;
    }
  }
}

const woman = new RegExp(`^و?${foldPattern('(?:ست|بنت)')}$`);
const sick = new RegExp(`^(?:ال)?${foldPattern('(?:مريضة?|مصابة?)')}$`);
const ofHers = new RegExp(`^${foldPattern('(?:عندها|عمرها)')}$`);
const gentleman = new RegExp(`^${foldPattern('السيد')}$`);
const signs: Readonly<Record<string, 'male' | 'female'>> = { '♂': 'male', '♀': 'female' };

const isAge = (value: number): boolean => Number.isInteger(value) && value >= 18 && value <= 110;

/** A label before each person's own data. */
const labels =
  /(?:patient(?:'s)? name|pt name|(?<!(?:test|drug|analyte|parameter|component|medicine|medication|brand|generic|trade|item|product|clinic|hospital|doctor|doctor's|consultant|ward) )name|اسم المريض|الاسم|patient|rx for|mr|mrs|ms|miss|المريض)(?: no)?\.?(?: ?[:#]| ?\d ?:|(?<=mr|mrs|ms|miss)\.?) ?(\p{L}[\p{L}'.-]{1,24}(?: \p{L}{2,24})?)/gu;

export function readPerson(text: Text): Person {
  const reader = new Reader(text);
  reader.read();
  const ages = reader.statements.filter(({ fact }) => fact === 'age').map(({ value }) => Number(value));
  const sexes = new Set(reader.statements.filter(({ fact }) => fact === 'sex').map(({ value }) => value));
  const names = new Set(
    [...text.folded.slice(0, 20000).matchAll(labels)].map(([, name = '']) => name.split(' ').at(0)),
  );
  const apart = ages.length > 0 && Math.max(...ages) - Math.min(...ages) > 1;
  return {
    statements: reader.statements,
    open: [],
    taken: reader.taken,
    several: apart || sexes.size > 1 || namesSeveral(text) || names.size > 2 || (names.size > 1 && ages.length > 1),
  };
}
