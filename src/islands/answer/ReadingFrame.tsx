import { type ReactNode, Suspense } from 'react';
import type { Locale, Wording } from '../../engine/kit/words/pattern.ts';
import { ReadingContext } from '../report/Say.tsx';
import styles from './ReadingFrame.module.css';
import { type Loaded, type ReportDocument, useLoaded } from '../shared/loaded.ts';
import { useReadingOf } from './reading.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

export type ReportLanguage = Locale | 'both';

interface Props {
  readonly tool: string;
  readonly language: ReportLanguage;
  readonly at: Date;
  /** Whose document this is; the record's where none is named. */
  readonly document?: ReportDocument;
  /** Whom the document speaks to. */
  readonly reader?: Wording['reader'];
  readonly onOpenStep?: ((step: string) => void) | undefined;
  /** Drawn once per language. */
  readonly children: (loaded: Loaded, isFirst: boolean) => ReactNode;
}

function Frame({ locale, isFirst, ...props }: Omit<Props, 'language'> & { locale: Locale; isFirst: boolean }) {
  const loaded = useLoaded(props.tool, locale, props.document ?? 'record');
  const reading = useReadingOf(loaded, props.at, props.onOpenStep, props.reader);
  return (
    <div lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className={styles.frame}>
      <ReadingContext value={reading}>{props.children(loaded, isFirst)}</ReadingContext>
    </div>
  );
}

/** A report in the page's own language, whose words are already there. */
export function PageReading({ at, children }: { at: Date; children: ReactNode }) {
  const { tool, locale } = useWorkbench();
  const reading = useReadingOf(useLoaded(tool.id, locale, 'record'), at);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}

/** A report in the language asked for, whatever the page's: English, Arabic, or both side by side. */
export function ReadingFrame({ language, ...props }: Props) {
  const locales: readonly Locale[] = language === 'both' ? ['en', 'ar'] : [language];
  return (
    <div className={language === 'both' ? styles.both : undefined}>
      <Suspense fallback={null}>
        {locales.map((locale, at) => (
          <Frame key={locale} locale={locale} isFirst={at === 0} {...props} />
        ))}
      </Suspense>
    </div>
  );
}
