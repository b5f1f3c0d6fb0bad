/** Words of the page that shows the hazard log. */
export const hazardWords = {
  title: 'How this product can harm',
  description: 'The hazard log: each way in which this product can harm a patient, what causes it, what stands against it, what remains, and who sees to it.',
  lede: 'Each way in which this product can harm a patient, what causes it, what stands against it and what remains.',
  judged: 'Severity and likelihood are the judgement of those who build the product. No clinician has signed them yet.',
  officer: 'Clinical safety officer',
  noOfficer: 'No safety officer has been named for this site. Whoever uses the product in the care of patients names one, who goes through this page first.',
  contact: 'How to reach them',
  causes: 'Causes',
  controls: 'What stands against it',
  remains: 'What remains',
  severity: 'Severity',
  severities: { 1: 'no harm', 2: 'temporary harm', 3: 'harm that needs treatment', 4: 'lasting harm', 5: 'death' },
  of: '{n} of 5: {what}',
  likelihood: 'Likelihood',
  likelihoods: { A: 'happens often', B: 'now and then', C: 'rarely', D: 'hardly ever' },
  change: '{before} without what stands against it, {after} with it',
  owner: 'Who sees to it',
  owners: { maker: 'who builds the product', operator: 'who runs it', clinician: 'the clinician' },
  tests: 'Tests that fail when it no longer holds',
};
export type HazardWords = typeof hazardWords;
