import { answerText } from '../form/answer-text.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { labelOf } from '../form/issue-words.ts';
import { withTaken } from '../patient/offers.ts';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useUnits } from '../stores/use-units.ts';
import { FoundNotice } from '../visit-files/FoundNotice.tsx';
import { FoundOffers } from '../visit-files/FoundOffers.tsx';
import { FoundQuestions } from '../visit-files/FoundQuestions.tsx';
import { useFilesWords } from '../visit-files/files-words.ts';
import { NotTakenList } from '../visit-files/NotTakenList.tsx';
import type { TakenFhir } from '../visit-files/read-fhir.ts';
import { differingIn, type FileOffer, fileOffers } from './file-offers.ts';
import { useFormFhirWords } from './form-fhir-words.ts';

/** What a FHIR file would put into the form, beside what it holds; then what was left out, and why. */
export function FormFhirFound({ taken }: { readonly taken: TakenFhir }) {
  const scope = useWorkbench();
  const { tool, locale, clinical } = scope;
  const common = useFilesWords(locale);
  const words = useFormFhirWords(locale);
  const units = useUnits();
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);

  const offers = fileOffers(tool.fields, taken, content, dayOf());
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const textOf = ({ path }: FileOffer, value: unknown): string => answerText(path, value, scope, units);

  function takeOffers(some: readonly FileOffer[]): void {
    const taking = some.map(({ path, value, on }) => ({ path, value, on, tool: tool.id, record: false }));
    store.send({ type: 'contentTaken', ...withTaken(tool.fields, store.get().content, taking, units) });
  }
  const questions = taken.open.map(({ choices, why }) => {
    const asked = choices.map((choice) => fileOffers(tool.fields, { ...taken, taken: choice }, content, dayOf()));
    return {
      why,
      label: (asked[0] ?? []).map(({ path }) => labelOf(path, scope)).join(commaOf(locale)),
      choices: asked.map((choice) => ({
        text: choice
          .map((offer) => `${textOf(offer, offer.value)}${offer.called === undefined ? '' : ` (${offer.called})`}`)
          .join(commaOf(locale)),
        take: () => takeOffers(choice),
      })),
    };
  });
  const beforeOf = (offer: FileOffer): string => {
    if (offer.before === undefined) return words.empty;
    return offer.example ? `${textOf(offer, offer.before)} (${words.example})` : textOf(offer, offer.before);
  };
  return (
    <FoundNotice notice={taken.notice} words={common}>
      <FoundOffers
        locale={locale}
        words={words}
        offers={offers.map((offer) => ({
          id: offer.path,
          label: labelOf(offer.path, scope),
          before: beforeOf(offer),
          after: textOf(offer, offer.value),
          on: offer.on,
          old: offer.old,
          called: offer.called,
          newer: offer.newer,
          taken: offer.same,
        }))}
        differs={differingIn(tool.fields, taken, content).map((fact) => names[fact] ?? fact)}
        onTake={(paths) => takeOffers(offers.filter(({ path }) => paths.includes(path)))}
      />
      <FoundQuestions questions={questions.filter(({ label }) => label !== '')} words={common} />
      <NotTakenList left={taken.notUnderstood} words={common} reasons={{ ...common.reasons, code: words.reasonCode }} />
    </FoundNotice>
  );
}
