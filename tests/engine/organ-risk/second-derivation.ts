/** The equations a second time, from the printed tables and without the engine: other names, other algebra, the tables read from text. */
const rows = (text: string): Record<string, number[]> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([name = '', ...cells]) => [name, cells.flatMap((cell) => cell.split(' ').map(Number))]),
  );

// a | c | p | d | s | a*c | a*p | a*d | a*s | S0
const who = rows(`
CHD m|.0719227|.2284944|.0132183|.6410114|.5638109|-.0045806|-.0001576|-.0124966|-.0182545|.9540108
CHD f|.1020713|.2050377|.015823|1.070358|1.053223|-.0051932|-.0001378|-.0234174|-.0332666|.9894159
Str m|.0986578|.029526|.0222629|.6268712|.4981217|.00142|-.0004147|-.026302|-.0150561|.9849257
Str f|.1056632|.0257782|.0206278|.8581998|.7443627|-.0021387|-.0004897|-.0209826|-.0200822|.9890569
`);
// A and B of: CHD m, stroke m, CHD f, stroke f
const places = rows(`
North Africa and Middle East|.241589 .875630|-.330098 .705291|-.145079 .579259|-.559112 .583648
Saudi Arabia|.014248 .786108|-.273460 .716215|-.277169 .533438|-.364954 .627517
United Arab Emirates|-.395736 .699647|-.174241 .702462|-.563711 .473862|-.207017 .623680
Kuwait|-.427301 .714117|-.495800 .714295|-.642092 .487232|-.858853 .583710
Qatar|-.071104 .695814|-.897641 .591558|-.419106 .472450|-.761124 .557037
Oman|-.289345 .682072|-.372302 .700973|-.466377 .489717|-.585201 .585036
Bahrain|-.474830 .663022|-1.046359 .575793|-.654339 .461699|-.990684 .522329
`);

export function whoAgain(
  place: string,
  age: number,
  male: boolean,
  smokes: boolean,
  sbp: number,
  diabetes: boolean,
  chol: number,
): number {
  const a = age - 60;
  const own = [chol - 6, sbp - 120, Number(diabetes), Number(smokes)];
  const once = (outcome: 'CHD' | 'Str'): number => {
    const b = who[`${outcome} ${male ? 'm' : 'f'}`] as number[];
    const x = [a, ...own, ...own.map((factor) => a * factor)].reduce(
      (sum, factor, at) => sum + (b[at] ?? 0) * factor,
      0,
    );
    const r = 1 - (b[9] ?? 0) ** Math.exp(x);
    const at = (male ? 0 : 4) + (outcome === 'CHD' ? 0 : 2);
    const [A = 0, B = 0] = (places[place] as number[]).slice(at, at + 2);
    return 1 - Math.exp(-Math.exp(A + B * Math.log(-Math.log(1 - r))));
  };
  const [chd, stroke] = [once('CHD'), once('Str')];
  return chd + stroke - chd * stroke;
}

// men and women
const score2 = rows(`
a|.5368|.6624
s|.4774|.6139
p|.1322|.1421
d|.6457|.8096
t|.1102|.1127
h|-.1087|-.1568
as|-.0672|-.1122
ap|-.0268|-.0167
ad|-.0983|-.1272
at|-.0181|-.0200
ah|.0095|.0186
q|-.0998|-.1180
g|.0955|.1173
e|-.0591|-.0640
ee|.0058|.0062
ag|-.0134|-.0196
ae|.0115|.0169
S0|.9605|.9776
low|-.5699 .7476|-.7380 .7019
moderate|-.1565 .8009|-.3143 .7701
high|.3207 .9360|.5710 .9369
very high|.5836 .8294|.9412 .8329
`);

export function score2Again(
  region: string,
  male: boolean,
  v: { age: number; smokes: boolean; sbp: number; chol: number; hdl: number; found: number; a1c: number; egfr: number },
): number {
  const f: Record<string, number> = {
    a: (v.age - 60) / 5,
    s: Number(v.smokes),
    p: (v.sbp - 120) / 20,
    d: 1,
    t: v.chol - 6,
    h: (v.hdl - 1.3) / 0.5,
    q: (v.found - 50) / 5,
    g: (v.a1c - 31) / 9.34,
    e: (Math.log(v.egfr) - 4.5) / 0.15,
  };
  const column = male ? 0 : 1;
  let x = 0;
  for (const [name, coefficients] of Object.entries(score2)) {
    if (/^[aspdthqge]{1,2}$/.test(name))
      x += (coefficients[column] ?? 0) * [...name].reduce((product, letter) => product * (f[letter] ?? Number.NaN), 1);
  }
  const r = 1 - (score2.S0?.[column] ?? 0) ** Math.exp(x);
  const [k1 = 0, k2 = 0] = (score2[region] as number[]).slice(column * 2, column * 2 + 2);
  return 1 - Math.exp(-Math.exp(k1 + k2 * Math.log(-Math.log(1 - r))));
}

/** The kidney failure equation with its hazard ratios' logarithms written out. */
export function kidneyAgain(age: number, male: boolean, egfr: number, uacr: number, survival: number): number {
  const hazard =
    Math.exp(-0.2201 * (0.1 * age - 7.036)) *
    Math.exp(0.2467 * (Number(male) - 0.5642)) *
    Math.exp(-0.5567 * (0.2 * egfr - 7.222)) *
    (uacr / Math.exp(5.137)) ** 0.451;
  return 1 - Math.exp(Math.log(survival) * hazard);
}
