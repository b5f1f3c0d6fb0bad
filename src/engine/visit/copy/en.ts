/** Where calculators differ: what each says, and why. */
export const visitEn = {
  'visit.says.a1cIn12Weeks': '{value} in 12 weeks',
  'visit.says.intensification': '{value} of 100',
  'visit.says.energy': '{value} a day',
  'visit.says.steps': 'from {value} a day',
  'visit.says.water': 'up to {value} a day',
  'visit.why.a1cIn12Weeks': 'The forecast counts how this person eats and moves; the insulin calculator counts the medicines and scores habits as a whole.',
  'visit.why.intensification': 'Both scores are rules of thumb with different terms; neither is a probability.',
  'visit.why.energy': 'One estimates what is eaten from meals and snacks, the other takes resting energy and activity alone.',
  'visit.why.steps': 'One goal is the same for everybody, the other rises with how active the person is.',
  'visit.why.water': 'Only one of them knows the heart; with heart or kidney disease the amount is individual.',
  'visit.why.byPlan': 'For this patient no general figure is followed: what to do stands in the plan.',
} as const;
