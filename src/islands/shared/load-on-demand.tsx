import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { withStatus } from './promise-status.ts';

/** Milliseconds a failed load is remembered: forgotten at once, drawing it again would ask again, and again. */
const remembered = 1000;

export function forgetFailed(promise: Promise<unknown>, forget: () => void): void {
  promise.catch(() => {
    setTimeout(forget, remembered);
  });
}

/** A part that is fetched when it is first drawn, and once more after it could not come. Stands inside an `OnDemand`. */
export function loadOnDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let kept: Promise<ComponentType<P>> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, where a module begins, as React's own lazy is, which never tries again.
  return function OnDemandPart(props: P) {
    if (!kept) {
      kept = withStatus(load());
      forgetFailed(kept, () => {
        kept = undefined;
      });
    }
    const Found = use(kept);
    return <Found {...props} />;
  };
}

interface Props {
  readonly children: ReactNode;
  /** Says so, and puts away what would stay empty. */
  readonly onFailed?: () => void;
  /** When this changes, it is tried again. */
  readonly again?: unknown;
}

/** Around parts that come later: where one cannot come (no network), everything outside goes on standing. */
export class OnDemand extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override componentDidUpdate({ again }: Props): void {
    if (this.state.failed && again !== this.props.again) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
