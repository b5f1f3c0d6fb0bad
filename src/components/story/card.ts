/** The card of the ending: printed alone, or handed to the phone to keep. Its words are the page's own; nothing about the reader is in it. */
const root = document.documentElement;

function plain(card: HTMLElement): string {
  const questions = [...card.querySelectorAll('.questions b')].map(
    ({ textContent }, at) => `${at + 1}. ${textContent}`,
  );
  return [card.querySelector('h3')?.firstChild?.textContent?.trim() ?? '', ...questions].join('\n');
}

function printCard(): void {
  root.dataset['print'] = 'card';
  print();
}

/** A phone offers its own ways to keep or send; elsewhere the questions are copied, or at least marked to be copied by hand. */
async function keepCard(card: HTMLElement, button: HTMLElement): Promise<void> {
  const text = plain(card);
  if (typeof navigator.share === 'function') {
    // Whoever closes the offer keeps nothing: that is no error.
    await navigator.share({ text }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    getSelection()?.selectAllChildren(card);
    return;
  }
  const said = card.querySelector('[data-card-status]');
  if (said) said.textContent = button.dataset['kept'] ?? '';
}

export function startCard(): void {
  const card = document.querySelector<HTMLElement>('#what-to-ask');
  if (!card) return;
  addEventListener('afterprint', () => {
    delete root.dataset['print'];
  });
  card.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.matches('[data-print-card]')) printCard();
    else if (button?.matches('[data-keep-card]')) void keepCard(card, button);
  });
}
