import { LineMedicines } from '../typed-line/LineMedicines.tsx';
import { withMedicines } from '../typed-line/noted-medicines.ts';
import { useTypedLineWords } from '../typed-line/typed-line-words.ts';
import { useDesk } from '../visit/visit-context.ts';

/** The medicines a file names, as they are written: a press keeps name and dose in the notes of the visit, and so on paper. */
export function FoundMedicines({ named }: { readonly named: readonly string[] }) {
  const { desk, notes, onNotes } = useDesk();
  const words = useTypedLineWords(desk.locale);
  return (
    <LineMedicines
      named={named}
      kept={named}
      notes={notes}
      locale={desk.locale}
      words={words}
      alone
      byEnter={false}
      onKeep={() => onNotes((now) => withMedicines(now, named, desk.locale))}
    />
  );
}
