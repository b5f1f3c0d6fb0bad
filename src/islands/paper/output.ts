import { toast } from '../stores/toasts.ts';
import type { Loaded } from '../shared/loaded.ts';
import type { PrintJob } from './print-job.ts';

/** Opens the print window within the click; where the browser refuses, offers this page instead (decision D20). */
export function startPrint(loaded: Loaded, job: PrintJob): void {
  const { words, tool } = loaded;
  const target = window.open('', '_blank', 'width=900,height=1100');
  if (!target) {
    toast({
      title: words.print.blocked,
      description: words.print.blockedText,
      action: { label: words.print.thisPage, onPress: () => window.print() },
    });
    return;
  }
  const failed = () => {
    target.close();
    toast({ title: words.status.failed, tone: 'destructive' });
  };
  import('./print.tsx').then((module) => module.printReport(target, tool.id, job)).catch(failed);
}

/** ServerAnswer for within the click: WebKit refuses a clipboard that is asked for only when the text is there. */
export function copyWhenReady(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') return text.then((plain) => navigator.clipboard.writeText(plain));
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) }),
  ]);
}

/** Puts the report on the clipboard as plain text. */
export function copyReport(loaded: Loaded, job: PrintJob): void {
  const { words } = loaded;
  const text = import('./plain-report.ts').then((module) => module.plainReport(loaded.tool.id, job));
  copyWhenReady(text).then(
    () => toast({ title: words.answer.copied }),
    () => toast({ title: words.answer.copyFailed, tone: 'destructive' }),
  );
}
