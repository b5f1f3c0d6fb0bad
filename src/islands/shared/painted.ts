import type { ClientDirective } from 'astro';

/**
 * `client:painted`: an island's code is fetched at once and takes over after the page's first frame, so that no script stands between an
 * answer of the server and its picture. A page that nobody looks at has no frames and is taken over as it comes.
 */
const painted: ClientDirective = (load) => {
  const loading = load();
  const takeOver = async (): Promise<void> => {
    const hydrate = await loading;
    // In a task of its own: the last one has just run all that was fetched.
    setTimeout(() => void hydrate());
  };
  if (document.visibilityState === 'hidden') void takeOver();
  else requestAnimationFrame(() => setTimeout(() => void takeOver()));
};
export default painted;
