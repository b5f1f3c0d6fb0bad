/** A notification: what happened, and a sentence about it. */
interface Notice {
  readonly title: string;
  readonly text: string;
}

/** What stands around a calculator's form and report. */
export interface PageWords {
  /** In place of the report before the first answer; `{calculate}` is the button's word. */
  readonly empty: string;
  readonly expand: string;
  readonly print: string;
  /** The title of the report in full screen. */
  readonly complete: string;
  /** The heading above the answer, where it has one of its own. */
  readonly heading?: string;
  readonly calculating?: string;
  readonly calculated?: Notice;
  /** The form's own name. */
  readonly formTitle?: string;
  /** Printing is offered even before there is an answer, and refused with this reason. */
  readonly nothingToPrint?: Notice;
}

/** What saving and history say. */
export interface RecordWords {
  readonly historyTitle: string;
  /** The second tab, and whether it stands there before a name was typed. */
  readonly searchTab: string;
  readonly searchTabAlways: boolean;
  /** Whether the save button stands there before a patient's name was typed. */
  readonly saveWithoutName: boolean;
  readonly noName: Notice;
  readonly noResults: Notice;
  readonly quick: Notice;
  readonly saved: Notice;
  /** With the reason in place of the text when there is one. */
  readonly saveFailed: Notice & { readonly reason: boolean };
  readonly loaded: Notice;
  readonly deleted: Notice;
  readonly deleteFailed: Notice;
  readonly empty: string;
  readonly searchEmpty: string;
  readonly refused: string;
}

/** What one calculator says differently from all others (content/ui) on its page and about its records. */
export interface InterfaceWords {
  readonly page?: Partial<PageWords>;
  readonly records?: Partial<RecordWords>;
}

/** The same in another language: every word again, every switch as it is. */
export type TranslatedInterface<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends boolean ? T[K] : TranslatedInterface<T[K]>;
};
