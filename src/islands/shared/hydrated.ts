import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script answers yet. A press before that would be lost: until then a control cannot be pressed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
