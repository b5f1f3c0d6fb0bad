// Who may know whom, on the whole graph. No other place holds these rules.
const tool =
  '^src/engine/(?!kit/|clinical/|chart/|plan/|judgement/|answer/|visit/|year/|cgm/|fhir/|intake/|maths/|ramadan/|choose/)([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-missing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(astro:|node:)' } },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '^src/engine/cgm/rows\\.ts$' },
      to: { pathNot: '^(src/engine/|.*node_modules/zod/)' },
    },
    {
      name: 'tables-are-read-in-one-file',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/cgm/rows\\.ts$' },
      to: { path: 'node_modules/papaparse/' },
    },
    {
      name: 'one-door-of-cgm',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/cgm/' },
      to: { path: '^src/engine/cgm/(?!index\\.ts$)' },
    },
    {
      name: 'cgm-knows-nobody',
      severity: 'error',
      from: { path: '^src/engine/cgm/', pathNot: '^src/engine/cgm/rows\\.ts$' },
      to: { pathNot: '^src/engine/cgm/' },
    },
    {
      name: 'kit-knows-nobody',
      severity: 'error',
      from: { path: '^src/engine/kit/' },
      to: { path: '^src/engine/(?!kit/)' },
    },
    {
      name: 'clinical-knows-kit',
      severity: 'error',
      from: { path: '^src/engine/clinical/' },
      to: { path: '^src/engine/(?!kit/|clinical/)' },
    },
    {
      name: 'chart-is-ground',
      severity: 'error',
      from: { path: '^src/engine/chart/', pathNot: '^src/engine/chart/index\\.ts$' },
      to: { path: '^src/engine/(?!kit/|clinical/|chart/)|^src/engine/chart/index\\.ts$' },
    },
    {
      name: 'charts-door-above-the-registry',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(engine/(visit|cgm|fhir)/|islands/)' },
      to: { path: '^src/engine/chart/index\\.ts$' },
    },
    {
      name: 'plan-knows-facts',
      severity: 'error',
      from: { path: '^src/engine/plan/' },
      to: { path: '^src/engine/(?!kit/|plan/|chart/facts\\.ts$)' },
    },
    {
      name: 'judgement-knows-no-calculator',
      severity: 'error',
      from: { path: '^src/engine/judgement/' },
      to: { path: '^src/engine/(?!kit/|clinical/|chart/|plan/|judgement/|ramadan/score\\.ts$)' },
    },
    {
      name: 'ramadan-knows-judgement',
      severity: 'error',
      from: { path: '^src/engine/ramadan/' },
      to: { path: '^src/engine/(?!kit/|clinical/|chart/|plan/|judgement/|ramadan/)' },
    },
    {
      name: 'choose-knows-judgement',
      severity: 'error',
      from: { path: '^src/engine/choose/' },
      to: { path: '^src/engine/(?!kit/|clinical/|chart/|plan/|judgement/|choose/)' },
    },
    {
      name: 'year-knows-no-calculator',
      severity: 'error',
      from: { path: '^src/engine/year/' },
      to: { path: '^src/engine/(?!kit/|clinical/|chart/|plan/|judgement/|year/)' },
    },
    {
      name: 'intake-knows-facts',
      severity: 'error',
      from: { path: '^src/engine/intake/' },
      to: { path: '^src/engine/(?!intake/|chart/(?:facts|hijri)\\.ts$|clinical/strong-cyp3a4-inhibitors\\.ts$)' },
    },
    {
      name: 'one-door-of-intake',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/intake/' },
      to: { path: '^src/engine/intake/(?!index\\.ts$)' },
    },
    {
      name: 'nothing-below-knows-the-visit',
      severity: 'error',
      from: { path: '^src/engine/(?!visit/)' },
      to: { path: '^src/engine/visit/' },
    },
    {
      name: 'nothing-in-the-engine-knows-fhir',
      severity: 'error',
      from: { path: '^src/engine/(?!fhir/)' },
      to: { path: '^src/engine/fhir/' },
    },
    {
      name: 'nothing-below-knows-the-answer',
      severity: 'error',
      from: { path: '^src/engine/(?!(answer|visit|fhir|cgm)/)' },
      to: { path: '^src/engine/answer/' },
    },
    {
      name: 'no-tool-to-tool',
      severity: 'error',
      from: { path: tool },
      to: { path: tool, pathNot: '^src/engine/$1/' },
    },
    {
      name: 'no-registry-in-tools',
      severity: 'error',
      from: { path: tool },
      to: { path: '^src/engine/registry\\.ts$' },
    },
    {
      name: 'one-door-per-tool',
      severity: 'error',
      from: { path: '^(?!src/engine/|tests/|scripts/|tools/)' },
      to: { path: tool, pathNot: `${tool}index\\.ts$` },
    },
    {
      name: 'islands-stay-in-the-browser',
      severity: 'error',
      from: { path: '^src/islands/' },
      to: {
        path: '^(db/|server/|src/pages/|src/api/(?!contract(-outside)?\\.ts)|src/engine/kit/fields/schema\\.ts|src/middleware\\.ts)',
      },
    },
    {
      name: 'components-without-islands',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^(src/islands/(?!stores/)|db/|server/|src/pages/)' },
    },
    {
      name: 'db-knows-a-type',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-below-knows-the-server',
      severity: 'error',
      from: { path: '^(src|db)/' },
      to: { path: '^server/' },
    },
    {
      name: 'drizzle-in-db',
      severity: 'error',
      from: { pathNot: '^(db/|tests/|src/api/session\\.ts$)' },
      to: { path: 'node_modules/(drizzle-orm|@libsql/client)/' },
    },
    {
      name: 'one-session-file',
      severity: 'error',
      from: { pathNot: '^(src/api/session\\.ts$|tests/)' },
      to: { path: 'node_modules/(lucia|@lucia-auth)/' },
    },
    {
      name: 'one-authenticator-file',
      severity: 'error',
      from: { pathNot: '^(src/api/second-factor/totp\\.ts$|tests/)' },
      to: { path: 'node_modules/otpauth/' },
    },
    {
      name: 'one-motion-file',
      severity: 'error',
      from: { pathNot: '^src/components/story/motion\\.ts$' },
      to: { path: 'node_modules/(gsap|lenis)/' },
    },
    {
      name: 'zod-on-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^(src/engine/kit/fields/schema\\.ts|src/api/|src/content\\.config\\.ts)' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'react-in-islands',
      severity: 'error',
      from: { path: '^src/(components|engine|content)/' },
      to: { path: 'node_modules/(react|react-dom|radix-ui|@tanstack|@nanostores/react)/' },
    },
    {
      // Its page loads no more before somebody begins.
      name: 'what-is-asked-knows-no-answer',
      severity: 'error',
      from: { path: '^src/engine/[^/]+/(form|inputs)\\.ts$' },
      to: {
        path: '/(safety|report|drugs/(?!record))|/(index|kit/tool|model/calculate)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(src|db|server)/' },
      to: { path: '^(tests|scripts|tools)/' },
    },
    {
      name: 'what-is-shared-is-a-tool',
      severity: 'error',
      from: { path: '^(scripts|tools)/' },
      to: { path: '^tests/' },
    },
    {
      // A test may run a command as a process; what it wants to call lives in tools.
      name: 'commands-are-run-not-imported',
      severity: 'error',
      from: { path: '^(tests|tools)/' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is run in an empty folder knows only the package that is installed there.
    exclude: { path: '\\.astro$|^tests/fixtures/engine-package/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
