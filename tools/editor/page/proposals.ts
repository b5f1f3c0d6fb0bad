import { type Answers, ask, tell } from './call.ts';
import { byId, make } from './dom.ts';
import { label } from './values.ts';

interface Page {
  readonly say: (sentence: string, wrong?: boolean) => void;
  readonly doing: (work: () => Promise<void>) => void;
  readonly refresh: (restored?: Answers['discard']) => Promise<void>;
}

/** A changed file as its editor knows it, such as “Products: sitagliptin (Arabic)”; a picture or a setting by where it lies. */
function named(path: string): string {
  const [, folder, language, text] = /^src\/content\/([^/]+)\/(en|ar)\/(.+)\.\w+$/.exec(path) ?? [];
  return folder && text ? `${label(folder)}: ${text} (${language === 'ar' ? 'Arabic' : 'English'})` : path;
}

/** The dialog with everything that has changed: to propose under a name, or to take back. */
export function proposals({ say, doing, refresh }: Page): void {
  const dialog = byId('proposal', HTMLDialogElement);
  const files = byId('files', HTMLElement);
  const form = byId('propose', HTMLFormElement);
  const nothing = byId('nothing-ticked', HTMLElement);

  const ticked = (): readonly string[] =>
    [...files.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

  byId('changes', HTMLButtonElement).addEventListener('click', () =>
    doing(async () => {
      const { changed } = await ask('texts');
      files.replaceChildren(
        ...(changed.length === 0
          ? [make('li', {}, 'Nothing has changed.')]
          : changed.map((path) =>
              make('li', {}, make('label', {}, make('input', { type: 'checkbox', value: path }), ` ${named(path)}`)),
            )),
      );
      nothing.textContent = '';
      dialog.showModal();
    }),
  );
  byId('close', HTMLButtonElement).addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    doing(async () => {
      dialog.close();
      const { branch } = await tell('propose', { name: String(data.get('who')), why: String(data.get('why')) });
      await refresh();
      say(`Proposed under your name, on the branch ${branch}. Tell a developer its name.`);
    });
  });
  byId('discard', HTMLButtonElement).addEventListener('click', () => {
    const chosen = ticked();
    nothing.textContent = chosen.length === 0 ? 'Tick above what should be as it was before.' : '';
    if (chosen.length === 0 || !window.confirm(`Bring back what was there before?\n${chosen.map(named).join('\n')}`))
      return;
    doing(async () => {
      dialog.close();
      await refresh(await tell('discard', { files: chosen }));
      say('Taken back.');
    });
  });
}
