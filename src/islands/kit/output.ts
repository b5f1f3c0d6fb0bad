import { toast } from '../stores/toasts.ts';
import type { Loaded } from './loaded.ts';
import type { PrintJob } from './print-job.ts';

/** Opens the print window within the click; where the browser refuses, offers this page instead (decision D20). */
export function startPrint(loaded: Loaded, job: PrintJob): void {
  const { words, tool } = loaded;
  const target = window.open('', '_blank', 'width=900,height=1100');
  if (!target) {
    toast({ title: words.print.blocked, description: words.print.blockedText, action: { label: words.print.thisPage, onPress: () => window.print() } });
    return;
  }
  const failed = () => {
    target.close();
    toast({ title: words.status.failed, tone: 'destructive' });
  };
  import('./print.tsx').then((module) => module.printReport(target, tool.id, job)).catch(failed);
}

/** Puts the report on the clipboard as plain text. */
export function copyReport(loaded: Loaded, job: PrintJob): void {
  const { words } = loaded;
  const text = import('./plain-report.ts').then((module) => module.plainReport(loaded.tool.id, job));
  text.then((plain) => navigator.clipboard.writeText(plain)).then(() => toast({ title: words.answer.copied }), () => toast({ title: words.answer.copyFailed, tone: 'destructive' }));
}
