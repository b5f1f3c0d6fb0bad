import { useEffect, useState } from 'react';

/** Between two words a hand rests for less: what is half a word is not read. Milliseconds. */
const pause = 250;

/** A text as it was when typing last rested, empty before anything was typed; the setter does not wait for the rest. */
export function useRested(text: string, typed: boolean, rest = pause): readonly [string, (text: string) => void] {
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text, typed, rest]);
  return [rested, setRested];
}
