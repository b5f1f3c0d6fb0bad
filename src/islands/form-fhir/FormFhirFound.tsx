import { useStore } from '@nanostores/react';
import { answerText } from '../form/answer-text.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { labelOf } from '../form/issue-words.ts';
import { withTaken } from '../patient/offers.ts';
import { dayOf } from '../shared/day-of.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { $units } from '../stores/units.ts';
import { FoundOffers } from '../visit-files/FoundOffers.tsx';
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
  const units = useStore($units, { ssr: 'initial' });
  const store = useCalculatorStore();
  const content = usePart(store, (state) => state.content);

  const offers = fileOffers(tool.fields, taken, content, dayOf());
  const names: Readonly<Record<string, string>> = clinical.concepts;
  const textOf = ({ path }: FileOffer, value: unknown): string => answerText(path, value, scope, units);

  function take(paths: readonly string[]): void {
    const taking = offers
      .filter(({ path }) => paths.includes(path))
      .map(({ path, value, on }) => ({ path, value, on, tool: tool.id, record: false }));
    store.send({ type: 'contentTaken', ...withTaken(tool.fields, store.get().content, taking, units) });
  }
  const beforeOf = (offer: FileOffer): string => {
    if (offer.before === undefined) return words.empty;
    return offer.example ? `${textOf(offer, offer.before)} (${words.example})` : textOf(offer, offer.before);
  };
  return (
    <>
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
          taken: offer.same,
        }))}
        differs={differingIn(tool.fields, taken, content).map((fact) => names[fact] ?? fact)}
        onTake={take}
      />
      <NotTakenList left={taken.notUnderstood} words={common} reasons={{ ...common.reasons, code: words.reasonCode }} />
    </>
  );
}
