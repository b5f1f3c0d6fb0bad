import { type ComponentProps, createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import type { Message, Value } from '../../engine/kit/words/message.ts';
import type { Wording } from '../../engine/kit/words/pattern.ts';
import type { Part } from '../../engine/kit/words/say.ts';
import { say, sayValue } from '../../engine/kit/words/say.ts';
import styles from './Say.module.css';

/** How the report around is read: in which words, and what opens a figure's calculation. */
export interface Reading {
  readonly wording: Wording;
  readonly onOpenStep?: ((step: string) => void) | undefined;
}
export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('a report block stands outside a Reading');
  return reading;
}

/** “Glucophage XR” is one name: a release form never begins the next line. */
const withRelease = (text: string): string => text.replace(/(?<=[A-Za-z]) (?=(?:XR|MR|SR|ER|XL)\b)/g, '\u00a0');
/** “IRI-TTI”, “GLP-1” and “NT-proBNP” are one name too: a line never ends at its hyphen. */
const hyphened = /\b([A-Z][A-Za-z]*\d*-(?:\d+|[A-Z]+\d*|proBNP))\b/;
export const unbroken = (text: string): ReactNode => {
  const pieces = withRelease(text).split(hyphened);
  if (pieces.length === 1) return pieces[0];
  return pieces.map((piece, at) =>
    at % 2 ? (
      <span key={`${at}-${piece}`} className={styles.figure}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
};

export function toned(part: Part, at: number): ReactNode {
  const text = part.dir ? (
    <bdi dir={part.dir} key={at} className={styles.figure}>
      {part.text}
    </bdi>
  ) : (
    unbroken(part.text)
  );
  if (!part.tone) return text;
  return part.tone === 'b' ? (
    <b key={at}>{text}</b>
  ) : (
    <b key={at} className={styles[part.tone]}>
      {text}
    </b>
  );
}

/** The element that words stand in, with what it bears; without one they stand in what is around them. */
interface Around extends Omit<ComponentProps<'th'>, 'children' | 'ref'> {
  readonly as?: keyof HTMLElementTagNameMap;
}
const within = ({ as, ...own }: Around, parts: readonly Part[]): ReactNode =>
  createElement<object>(as ?? Fragment, own, parts.map(toned));

/** A message in words, every figure isolated from the direction of the text around it. */
export function Say({ message, ...around }: Around & { message: Message }) {
  return within(around, say(message, useReading().wording));
}

/** Each of some messages in an element of its own. */
export const SayEach = ({ messages, ...around }: Around & { messages: readonly Message[] }) =>
  messages.map((message, at) => <Say key={`${message.key}-${at}`} {...around} message={message} />);

/** A message whose stressed words lead to a page. */
export function SayLinked({ message, href }: { message: Message; href: string }) {
  const { wording } = useReading();
  return (
    <>
      {say(message, wording).map((part, at) =>
        part.tone === 'b' ? (
          <a href={href} key={`link-${at}`}>
            {part.text}
          </a>
        ) : (
          toned(part, at)
        ),
      )}
    </>
  );
}

/** A bare value (a figure, a word, a date) in words. */
export function SayValue({ value, ...around }: Omit<Around, 'value'> & { value: Value }) {
  return within(around, sayValue(value, useReading().wording));
}

/** A message as one string, for titles inside pictures and accessible names. */
export function usePlain(): (message: Message) => string {
  const { wording } = useReading();
  return (message) =>
    say(message, wording)
      .map((part) => part.text)
      .join('');
}
