import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import sheet from '../visit/VisitPaper.module.css';
import paper from './PrintSheet.module.css';

interface Props {
  readonly kind: string;
  /** In another language than the page's. */
  readonly locale?: Locale;
  readonly className?: string | undefined;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A paper drawn beside the page, which is out of sight while it is printed; opens the print dialog, and says when it is over. */
export function Printed({ kind, locale, className = '', onDone, children }: Props) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    let current = true;
    const over = (): void => done();
    addEventListener('afterprint', over);
    // With its faces there: a line more would put the signature on another page.
    void document.fonts.ready.then(() => current && print());
    return () => {
      current = false;
      removeEventListener('afterprint', over);
    };
  }, []);
  const direction = locale && { lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' };
  return createPortal(
    <div className={`${sheet.paper} ${paper.sheet} ${className}`.trim()} {...direction} data-paper={kind}>
      {children}
    </div>,
    document.body,
  );
}

/** The press that prints a part of the page by itself, under the name of whose or what it is. */
export function PrintLink({
  label,
  kind,
  title,
  children,
}: Pick<Props, 'kind' | 'children'> & { readonly label: string; readonly title: ReactNode }) {
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setPrinting(true)}>
        {label}
      </button>
      {printing && (
        <Printed kind={kind} onDone={() => setPrinting(false)}>
          <h2>{title}</h2>
          {children}
        </Printed>
      )}
    </>
  );
}
