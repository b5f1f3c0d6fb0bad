const flag = { kind: 'flag' } as const;
const choice = <const C extends string>(...choices: readonly C[]) => ({ kind: 'choice', choices }) as const;

/** What is asked only where a fast of Ramadan is planned (engine/ramadan): the rest of its risk score is known from elsewhere. */
export const fastingFacts = {
  /** Whether the person means to fast the next Ramadan, whatever is advised. */
  fastsRamadan: flag,
  /** Lows come without a warning. */
  hypoglycaemiaUnaware: flag,
  /** Lows of the last months: once a week or more is `weekly`. */
  hypoglycaemiaFrequency: choice('none', 'below-weekly', 'weekly'),
  selfTesting: choice('as-advised', 'too-little', 'none'),
  /** The latest ketoacidosis or hyperosmolar state, as long ago as it is. */
  glucoseCrisis: choice('none', 'within-12-months', 'within-6-months', 'within-3-months'),
  /** Unstable disease of heart, brain or legs. */
  vesselsUnstable: flag,
  pregnancyWithinTargets: flag,
  /** Somebody helps at home; asked above 70. */
  helpAtHome: flag,
  fastingLabour: choice('none', 'moderate', 'hard'),
  earlierFast: choice('good', 'bad', 'first'),
  fastingHours: choice('below-16', 'from-16'),
  insulinRegimen: choice(
    'basal-once',
    'basal-twice',
    'basal-bolus',
    'mixed-once',
    'mixed-twice',
    'mixed-thrice',
    'pump',
  ),
  sulfonylureaAgent: choice('gliclazide', 'glimepiride', 'glibenclamide', 'other'),
  sulfonylureaTimes: choice('once', 'twice'),
  /** Which one: some are given once a week, some each day, one twice; one is a tablet. */
  glp1Agent: choice(
    'semaglutide',
    'dulaglutide',
    'tirzepatide',
    'exenatide-weekly',
    'liraglutide',
    'lixisenatide',
    'exenatide',
    'oral-semaglutide',
    'other',
  ),
  metforminTimes: choice('once', 'twice', 'thrice'),
  repaglinide: flag,
} as const;
