import { use } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import type { AuthScreen } from '../auth/AuthScreen.tsx';
import { forgetFailed, late } from './late.tsx';
import { settled } from './settled.ts';

type Screen = ComponentType<ComponentProps<typeof AuthScreen>>;
let kept: Promise<Screen> | undefined;

/** The sign-in weighs on nobody who is signed in already. The server has it ready before it renders. */
export function loadAuthScreen(): Promise<Screen> {
  if (!kept) {
    kept = settled(import('../auth/AuthScreen.tsx').then((module) => module.AuthScreen));
    forgetFailed(kept, () => {
      kept = undefined;
    });
  }
  return kept;
}

export function LateAuth(props: ComponentProps<typeof AuthScreen>) {
  const Found = use(loadAuthScreen());
  return <Found {...props} />;
}

/** Only ever seen in a browser, when a session has ended in the middle of work. */
export const LateSessionEnded = late(async () => (await import('./SessionEnded.tsx')).SessionEnded);
