/** Where calculators differ: what each says, and why. */
export const visitEn = {
  'visit.says.a1cIn12Weeks': '{value} in 12 weeks',
  'visit.says.intensification': '{value} out of 100',
  'visit.says.energy': '{value} a day',
  'visit.says.steps': 'from {value} a day',
  'visit.says.water': 'up to {value} a day',
  'visit.why.a1cIn12Weeks': 'The forecast counts what changes in eating, activity and medicines; the insulin calculator counts only medicines that have not yet had their effect.',
  'visit.why.intensification': 'The two scores use different inputs; neither is a probability.',
  'visit.why.energy': 'One estimates intake from meals and snacks, the other uses resting energy and activity.',
  'visit.why.steps': 'One target is general, the other set by current activity.',
  'visit.why.water': 'Only one takes heart failure into account; in heart or kidney disease the amount is individual.',
  'visit.why.byPlan': 'No general figure applies to this patient: follow the plan.',
} as const;
