import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { usePatientWords } from '../patient/patient-words.ts';
import styles from './Bedside.module.css';

function onVoices(changed: () => void): () => void {
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}
const nothing = (): (() => void) => () => undefined;
const canSpeak = (): boolean => 'speechSynthesis' in globalThis;
const voiceOf = (locale: Locale): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(locale));

/** Says the page aloud by the browser's own voice, in the page's language; nothing where the browser has none for it. */
export function ReadAloud({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  const words = usePatientWords(locale);
  // Whether, and not which: a browser may hand out another object for the same voice each time it is asked.
  const hasVoice = useSyncExternalStore(
    canSpeak() ? onVoices : nothing,
    () => canSpeak() && voiceOf(locale) !== undefined,
  );
  const [speaks, setSpeaks] = useState(false);
  // Another language, or the view closed: no voice goes on behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends what is being read of the one before.
  useEffect(
    () => () => {
      if (!canSpeak()) return;
      speechSynthesis.cancel();
      setSpeaks(false);
    },
    [locale, text],
  );
  if (!hasVoice) return null;
  function press(): void {
    speechSynthesis.cancel();
    if (speaks) return setSpeaks(false);
    const said = new SpeechSynthesisUtterance(text);
    said.lang = locale;
    said.voice = voiceOf(locale) ?? null;
    said.onend = () => setSpeaks(false);
    said.onerror = () => setSpeaks(false);
    speechSynthesis.speak(said);
    setSpeaks(true);
  }
  return (
    <button type="button" className={styles.language} onClick={press}>
      {speaks ? words.silence : words.aloud}
    </button>
  );
}
