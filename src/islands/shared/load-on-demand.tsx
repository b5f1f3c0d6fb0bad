import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { toast } from '../stores/toasts.ts';
import { withStatus } from './promise-status.ts';

/** Milliseconds a failed load is remembered: forgotten at once, drawing it again would ask again, and again. */
const remembered = 1000;

/** Fetches style sheets anew that could not come: a link that failed stays in the page, and would pass for one that is there. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

// A sheet that cannot come ahead of its part must not be what fails: the part's own script is tried again, a sheet by itself never is.
if (typeof document !== 'undefined')
  addEventListener('vite:preloadError', (event) => {
    if (!/preload CSS/.test(event.payload.message)) return;
    event.preventDefault();
    setTimeout(fetchStylesAgain, remembered);
    addEventListener('online', fetchStylesAgain, { once: true });
  });

/** The address in a browser's words about a module it could not fetch; Safari names none, and asks again by itself. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\/\/\S+?\.js(?=[?\s]|$)/.exec(error.message)?.[0] : undefined;

/** Imports a module, and imports it again after a failure: a browser remembers an address that failed, so the next try has another. */
export function importAgain<M>(load: () => Promise<M>): () => Promise<M> {
  let failed: string | undefined;
  let tries = 0;
  return async () => {
    try {
      if (failed === undefined) return await load();
      tries += 1;
      return (await import(/* @vite-ignore */ `${failed}?again=${tries}`)) as M;
    } catch (error) {
      failed ??= addressIn(error);
      throw error;
    }
  };
}

/**
 * Loads once, or once for each key (a calculator, a language), on the server and in the browser alike; a failed load may be tried again.
 * It stands here, with what every page has: as a file of its own it could itself fail to come, and a browser never asks twice for that.
 */
export function onceFor<K extends readonly string[], T>(load: (...key: K) => Promise<T>): (...key: K) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (...parts) => {
    const key = parts.join(' ');
    const known = kept.get(key);
    if (known) return known;
    const promise = withStatus(load(...parts));
    promise.catch(() => setTimeout(() => kept.delete(key), remembered));
    kept.set(key, promise);
    return promise;
  };
}

type PropsOf<C> = C extends ComponentType<infer P> ? P & object : never;

/** A part that is fetched when it is first drawn, and once more after it could not come; `name` is what its file exports. Stands inside an `OnDemand`. */
export function loadOnDemand<K extends string, M extends Readonly<Record<K, ComponentType<never>>>>(
  module: () => Promise<M>,
  name: K,
): ComponentType<PropsOf<M[K]>> {
  type P = PropsOf<M[K]>;
  const again = importAgain(module);
  const load = onceFor(async () => (await again())[name] as ComponentType<P>);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, where a module begins, as React's own lazy is, which never tries again.
  return function OnDemandPart(props: P) {
    const Found = use(load());
    return <Found {...props} />;
  };
}

interface Props {
  readonly children: ReactNode;
  /** Puts away what would stay empty. */
  readonly onFailed?: () => void;
  /** What is said then, as a notification. */
  readonly failed?: string;
  /** When this changes, it is tried again. */
  readonly again?: unknown;
}

/** Around parts that come later: where one cannot come (no network), everything outside goes on standing, and it comes with the network. */
export class OnDemand extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  readonly #back = () => setTimeout(() => this.setState({ failed: false }), remembered);

  override componentDidCatch(): void {
    const { failed, onFailed } = this.props;
    if (failed !== undefined) toast({ title: failed, tone: 'destructive' });
    onFailed?.();
    addEventListener('online', this.#back, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#back);
  }

  override componentDidUpdate({ again }: Props): void {
    if (this.state.failed && again !== this.props.again) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
