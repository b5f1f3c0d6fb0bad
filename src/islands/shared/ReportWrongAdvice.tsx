import type { Locale } from '../../engine/kit/words/pattern.ts';
import { copyWhenReady } from '../paper/output.ts';
import { toast } from '../stores/toasts.ts';
import { fill } from './fill.ts';
import { useTrustWords } from './trust-words.ts';
import { type WrongAdvice, wrongAdviceText } from './wrong-advice.ts';

/** Where reports go, where the site names an address (content/settings). */
function addressOfSite(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="advice-address"]')?.content || undefined;
}

/** Copies what is needed to look into a wrong advice, for the person to send: nothing leaves the page by itself. */
export function ReportWrongAdvice({
  advice,
  locale,
  className,
}: {
  /** Made when it is pressed. */
  advice: () => WrongAdvice;
  locale: Locale;
  className: string | undefined;
}) {
  const { wrong: words } = useTrustWords(locale);
  function copy(): void {
    const address = addressOfSite();
    copyWhenReady(Promise.resolve(wrongAdviceText(advice(), words))).then(
      () => toast({ title: words.copied, description: address ? fill(words.send, { address }) : words.sendNoAddress }),
      () => toast({ title: words.failed, tone: 'destructive' }),
    );
  }
  return (
    <button type="button" className={className} onClick={copy}>
      {words.report}
    </button>
  );
}
