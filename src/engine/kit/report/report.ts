import type { Concept } from '../fields/concept.ts';
import type { Severity } from '../guards.ts';
import { formatNumber } from '../words/format.ts';
import type { Message, Value } from '../words/message.ts';
import type { WorksheetStep } from '../worksheet/worksheet.ts';

export type Tone = 'good' | 'low' | 'warn' | 'block' | 'note' | 'plain';

/** `step` opens the worksheet there. */
export interface Figure {
  readonly label: Message;
  readonly value: Value;
  readonly note?: Message;
  readonly step?: string;
  readonly tone?: Tone;
  /** What is stressed in its note leads to the calculator that answers this (registry.ts); on paper it is words. */
  readonly see?: Question;
}

/** What one calculator only illustrates and another answers. */
export type Question = 'validatedRisk';

/** The same for everybody who takes the medicine: on screen and on paper, left out of the text for one patient's record. */
interface MayBeCommon {
  readonly common?: true;
}

export interface ParagraphBlock extends MayBeCommon {
  readonly type: 'paragraph';
  readonly message: Message;
  readonly tone?: Tone;
}
/** One thing to do; its message opens with the action in <b>. */
export interface Step {
  readonly message: Message;
  /** The same without the reason and the time, for the list of what follows on paper. */
  readonly brief?: { readonly message: Message; readonly when?: Message };
  /** In a few words, where the whole sentence would hide the rest: the sentence then waits with the detail. */
  readonly short?: Message;
  /** More about the reason, for who asks. */
  readonly detail?: Message;
  /** Emergency and urgent steps are always in view. */
  readonly urgent?: true;
  /** So is what begins, ends or changes of the medicines. */
  readonly changes?: true;
  /** What a reader must know of it: that it rests on an example. */
  readonly note?: Message;
  /** The actions behind it: what they are called, where they are from, and by when they are due. */
  readonly actions?: readonly string[];
  readonly sources?: readonly string[];
  readonly by?: Value;
  /** The line of the worksheet that worked out the dose in its sentence. */
  readonly opens?: string;
}
/** Ordered actions, the gravest first. */
export interface StepsBlock {
  readonly type: 'steps';
  readonly items: readonly Step[];
}
export interface ListBlock extends MayBeCommon {
  readonly type: 'list';
  readonly title?: Message;
  readonly items: readonly Message[];
  readonly tone?: Tone;
  readonly checklist?: true;
}
export interface CalloutBlock {
  readonly type: 'callout';
  readonly severity: Severity | 'good';
  readonly message: Message;
  readonly sources: readonly string[];
  /** What a reader must know of it: that it rests on an example. */
  readonly note?: Message;
}
export interface FiguresBlock {
  readonly type: 'figures';
  readonly items: readonly Figure[];
}
export interface TableBlock extends MayBeCommon {
  readonly type: 'table';
  readonly caption: Message;
  readonly columns: readonly Message[];
  /** `record` names the medication's record behind the first cell; `opens`, cell by cell, the line of the worksheet that worked it out; `tones`, too, how grave each is. */
  readonly rows: readonly {
    readonly cells: readonly (Message | Value)[];
    readonly opens?: readonly (string | null)[];
    readonly tones?: readonly (Tone | null)[];
    readonly highlight?: Message;
    readonly tone?: Tone;
    readonly record?: string;
  }[];
}
/** A forecast from today: paths against a target; `band` and `spread` of effects where the calculator has them. Without paths, today alone (`weeks` 0). */
export interface TrendBlock {
  readonly type: 'trend';
  readonly title: Message;
  readonly concept: Concept;
  readonly weeks: number;
  readonly start: number;
  readonly target: number;
  /** Not where this plan leads: it begins what no forecast holds, or what is taken since nobody knows when is counted as begun today. */
  readonly notThisPlan?: true;
  readonly paths: readonly {
    readonly tone: 'good' | 'low';
    readonly label: Message;
    readonly end: number;
    readonly band?: readonly [number, number];
    readonly spread?: readonly [number, number];
    /** What it shows, for whoever listens: from where to where, and how that stands to the target. */
    readonly says: Message;
  }[];
  /** What is calculated and what only drawn. */
  readonly note?: Message;
}
/** Bars of one unit against a target. `about` is the ± share of an estimate (0.15 = ±15 %). */
export interface CompareBlock {
  readonly type: 'compare';
  readonly title: Message;
  readonly concept: Concept;
  readonly bars: readonly {
    readonly label: Message;
    readonly value: number;
    readonly about?: number;
    readonly tone?: Tone;
  }[];
  readonly target?: { readonly label: Message; readonly value: number; readonly tolerance?: number };
}
/** A value on a scale with cut-offs; the terms add up to it. */
export interface ScaleBlock {
  readonly type: 'scale';
  readonly title: Message;
  readonly min: number;
  readonly max: number;
  /** Decimals its cut-offs and its value may need: 1.3 must not be read as 1. */
  readonly digits: number;
  readonly value: number;
  readonly valueLabel: Message;
  readonly zones: readonly { readonly to: number; readonly label: Message; readonly tone: Tone }[];
  readonly terms?: readonly { readonly label: Message; readonly value: number }[];
}
/** The zones of a scale with their ends written out, first to last: the drawing and the plain text say the same. */
export function scaleZones({ min, digits, zones }: ScaleBlock) {
  const written = (value: number): string => formatNumber(value, 0, digits);
  return zones.map((zone, at) => {
    const from = zones[at - 1]?.to ?? min;
    return { ...zone, from, range: `${written(from)}–${written(zone.to)}` };
  });
}
/** Options ranked by a score made of terms; refusals carry their reason, ties share a rank. */
export interface RankingBlock {
  readonly type: 'ranking';
  readonly title: Message;
  readonly options: readonly {
    readonly id: string;
    readonly label: Message;
    readonly score: number;
    readonly rank: number | null;
    readonly status: Message;
    readonly tone: Tone;
    readonly reason: Message;
    readonly terms: readonly { readonly label: Message; readonly value: number }[];
    readonly tag?: Message;
    readonly record?: string;
  }[];
  /** Where the points are from: the same for everybody, left out of the text for one patient's record. */
  readonly note?: Message;
}
/** A week, day by day. */
export interface WeekBlock {
  readonly type: 'week';
  readonly title: Message;
  readonly days: readonly { readonly kind: string; readonly label: Message; readonly detail: Message }[];
}
/** A daily amount of water as vessels. */
export interface WaterBlock {
  readonly type: 'water';
  readonly title: Message;
  readonly litres: readonly [number, number];
  readonly vessels: readonly {
    readonly kind: 'glass' | 'bottle';
    readonly millilitres: number;
    readonly from: number;
    readonly to: number;
    readonly label: Message;
  }[];
}
/** Phases in order (a roadmap, milestones). */
export interface TimelineBlock {
  readonly type: 'timeline';
  readonly title: Message;
  readonly phases: readonly { readonly label: Message; readonly items: readonly Message[]; readonly now?: true }[];
}
/** A dose climbing step by step, with lines that must not be crossed. */
export interface LadderBlock extends MayBeCommon {
  readonly type: 'ladder';
  readonly title: Message;
  readonly unit: Message;
  readonly steps: readonly {
    readonly label: Message;
    readonly value: number;
    readonly detail?: Message;
    readonly now?: true;
  }[];
  readonly lines: readonly { readonly label: Message; readonly value: number; readonly tone: Tone }[];
  readonly action?: Message;
}
/** Shares of one whole against targets (CGM ranges), lowest first. */
export interface RangesBlock {
  readonly type: 'ranges';
  readonly title: Message;
  readonly parts: readonly {
    readonly id: 'very-low' | 'low' | 'in-range' | 'high' | 'very-high';
    readonly label: Message;
    readonly share: number;
    readonly target: Message;
    readonly met: boolean;
  }[];
}
/** Days as a picture: `filled` of `total` calendar cells a year. */
export interface DaysBlock {
  readonly type: 'days';
  readonly title: Message;
  readonly perYear: number;
  readonly caption: Message;
}

/** A risk as people: of 100 like this one, how many. Beside it the same person with something changed. */
export interface PeopleBlock {
  readonly type: 'people';
  readonly title: Message;
  /** Under the first group's figure where it stands alone, large: the title in few words. */
  readonly short?: Message;
  readonly groups: readonly {
    readonly label: Message;
    /** Whole people of 100; 0 stands for fewer than one. */
    readonly people: number;
    /** The same in words, with its share. */
    readonly words: Message;
    readonly tone?: 'good' | 'low';
  }[];
  /** What the picture is not. */
  readonly note?: Message;
}

export type Block =
  | ParagraphBlock
  | StepsBlock
  | ListBlock
  | CalloutBlock
  | FiguresBlock
  | TableBlock
  | TrendBlock
  | CompareBlock
  | ScaleBlock
  | RankingBlock
  | WeekBlock
  | WaterBlock
  | TimelineBlock
  | LadderBlock
  | RangesBlock
  | DaysBlock
  | PeopleBlock;

/** Pictures that only some calculators draw; each names its own. */
export type RarePicture = 'trend' | 'compare' | 'week' | 'ladder' | 'ranges' | 'days' | 'people';

export interface Section {
  readonly id: string;
  /** What it belongs to where it is folded; alone there it stands under its own title. */
  readonly part?: 'forecast' | 'medicines' | 'living' | 'followUp';
  readonly title: Message;
  readonly blocks: readonly Block[];
  /** Open at once where the others are folded: it holds a picture that belongs to the answer. */
  readonly open?: true;
}

/** What one calculator tells the patient: its answer in plain words, its picture, its parts. What to do is the plan's to say. */
export interface OwnSheet {
  readonly about?: Message;
  readonly picture: readonly Block[];
  readonly sections: readonly Section[];
}

/** What the patient takes home, in plain words: no dose, no score, nothing that only a clinician can act on. */
export interface PatientSheet extends OwnSheet {
  /** Who reads it: Arabic speaks to a woman as to a woman. Absent where it is not known. */
  readonly reader?: 'male' | 'female';
  /** As grave as the gravest action of the plan. */
  readonly answer: Message;
  readonly next: readonly Message[];
  /** Questions for the care team: what the plan means to the patient. */
  readonly ask: readonly Message[];
  readonly help: readonly Message[];
  /** Whom it is not for, and who decides. */
  readonly end: readonly Message[];
}

/** What one calculator answers to its own question. */
export interface OwnReport {
  readonly answer: Message;
  /** What stands beside a patient's plan instead, where the answer's figure is not of it, and the facts that would make it so. */
  readonly beside?: { readonly says: Message; readonly asks: readonly string[] };
  readonly tone: Tone;
  /** A decision that stands in colour before the answer, with its reasons; never one that the plan overrules. */
  readonly banner?: {
    readonly severity: 'block' | 'warn';
    readonly title: Message;
    readonly items: readonly Message[];
  };
  readonly picture: readonly Block[];
  /** What its formula refuses, limits or doubts about its own figures; what the patient needs is the plan's to say. */
  readonly notes: readonly CalloutBlock[];
  /** Refusals and warnings stand in a box before the answer (doses). */
  readonly warningsFirst?: true;
  readonly figures: FiguresBlock;
  readonly sections: readonly Section[];
  readonly sources: readonly string[];
  /** Steps whose figure a guard withholds: the worksheet must not print what the report refuses. */
  readonly withheldSteps?: readonly string[];
}

/** What the plan says on the record. */
export interface WrittenPlan {
  /** What to do, the gravest first. */
  readonly next: StepsBlock;
  /** When to come back. */
  readonly review: Message;
  readonly cautions: readonly CalloutBlock[];
  /** What is the same for everybody. */
  readonly always: readonly Message[];
  /** What the calculator's own rule proposed and the plan does not follow, each with the reason. */
  readonly notFollowed: readonly Message[];
  readonly sources: readonly string[];
  /** Lines of the worksheet for doses that no calculator worked out, but the plan. */
  readonly worked: readonly WorksheetStep[];
}

/**
 * A report is a document of typed blocks with keys instead of sentences. Screen, full screen, print, plain text and both
 * languages are readings of the same report: answer and picture, what to do next, cautions, details, sources.
 */
export type Report = OwnReport & WrittenPlan & Reviewed;

/** Whether a clinician has signed the rules behind it. */
export interface Reviewed {
  readonly reviewed: readonly Message[];
}
