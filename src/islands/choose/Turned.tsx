import { startTransition, Suspense, use, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import { ReadingContext, Say } from '../report/Say.tsx';
import { wordingFor } from '../shared/loaded.ts';
import { Modal } from '../shared/Modal.tsx';
import { useUnits } from '../stores/use-units.ts';
import { Board, type BoardProps } from './Board.tsx';
import styles from './Board.module.css';
import { choiceWordsFor } from './read-choice.ts';

interface Props extends BoardProps {
  readonly locale: Locale;
  readonly at: Date;
  readonly reader: 'male' | 'female' | undefined;
  readonly onClose: () => void;
}

function View({ locale, at, reader, onClose, onLanguage, ...board }: Props & { readonly onLanguage: () => void }) {
  const units = useUnits();
  const wording = wordingFor(use(choiceWordsFor(locale)), units, at, reader);
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <ReadingContext value={{ wording }}>
      <div lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <Modal
          open
          onClose={onClose}
          title={<Say message={{ key: 'choose.title' }} />}
          closeLabel={sayPlain({ key: 'choose.back' }, wording)}
          variant="full"
          actions={
            <button type="button" className="button quiet" lang={other} onClick={onLanguage}>
              {other === 'ar' ? 'العربية' : 'English'}
            </button>
          }
        >
          <div className={styles.turned}>
            <Say as="p" className={styles.lead} message={{ key: 'choose.lead' }} />
            <Board {...board} />
          </div>
        </Modal>
      </div>
    </ReadingContext>
  );
}

/** The choice turned to the person: large, in the language they read. Escape or Back returns. */
export function Turned(props: Props) {
  const [locale, setLocale] = useState(props.locale);
  return (
    <Suspense fallback={null}>
      <View
        {...props}
        locale={locale}
        // What is read stands until the other language is there.
        onLanguage={() => startTransition(() => setLocale(locale === 'ar' ? 'en' : 'ar'))}
      />
    </Suspense>
  );
}
