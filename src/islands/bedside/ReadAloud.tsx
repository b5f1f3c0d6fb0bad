import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { figureByFigure, linesOf, speakable } from './spoken.ts';
import { useBedsideWords } from './bedside-words.ts';

function onVoices(changed: () => void): () => void {
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}
const nothing = (): (() => void) => () => undefined;
const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** A voice of this device, British before others: one that comes over the network would send a patient's plan to whoever speaks. */
function voiceOf(locale: Locale): SpeechSynthesisVoice | undefined {
  const ours = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === locale);
  return ours.find(({ lang }) => /^en[-_]gb/i.test(lang)) ?? ours[0];
}

interface Props {
  readonly locale: Locale;
  /** What is read: the page as it stands when the button is pressed. */
  readonly page: RefObject<HTMLElement | null>;
  /** What the page shows: with another, the reading of the one before ends. */
  readonly of: unknown;
}

/** Says the page aloud by the device's own voice, in the page's language; nothing where there is none for it. */
export function ReadAloud({ locale, page, of }: Props) {
  const words = useBedsideWords(locale);
  // Whether, and not which: a browser may hand out another object for the same voice each time it is asked.
  const hasVoice = useSyncExternalStore(
    canSpeak() ? onVoices : nothing,
    () => canSpeak() && voiceOf(locale) !== undefined,
  );
  // Kept while it is said: a browser forgets what nobody holds, and its end is never told.
  const [reading, setReading] = useState<readonly SpeechSynthesisUtterance[]>([]);
  const current = useRef(reading);
  function read(lines: readonly SpeechSynthesisUtterance[]): void {
    current.current = lines;
    setReading(lines);
    speechSynthesis.cancel();
    for (const line of lines) speechSynthesis.speak(line);
  }
  // Another language, the view closed, the page left or out of sight: no voice goes on behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content ends what is being read of the one before.
  useEffect(() => {
    if (!canSpeak()) return;
    const stop = (): void => {
      if (current.current.length > 0) read([]);
    };
    const hidden = (): void => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [locale, of]);
  if (!hasVoice) return null;
  function press(): void {
    if (reading.length > 0 || !page.current) return read([]);
    const lines = linesOf(page.current).map((line) => {
      // A doctor's own sentence, or a medicine's name, may stand in the other language.
      const language: Locale = /\p{Script=Arabic}/u.test(line) ? 'ar' : 'en';
      const voice = voiceOf(language) ?? voiceOf(locale) ?? null;
      const said = new SpeechSynthesisUtterance(speakable(figureByFigure(line), words));
      said.voice = voice;
      said.lang = voice?.lang ?? locale;
      return said;
    });
    const last = lines.at(-1);
    if (!last) return;
    // What was cut off tells its end late, when another reading may have begun.
    const ended = (): void => {
      if (current.current === lines) read([]);
    };
    last.onend = ended;
    for (const line of lines) line.onerror = ended;
    read(lines);
  }
  return (
    <button type="button" className="button quiet" onClick={press}>
      {reading.length > 0 ? words.silence : words.aloud}
    </button>
  );
}
