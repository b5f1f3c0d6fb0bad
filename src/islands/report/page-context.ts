import { createContext } from 'react';
import type { Question } from '../../engine/kit/report/report.ts';

/** The address of the calculator that answers a question, in the page's language; absent where a report leads nowhere, as on paper. */
export const PageContext = createContext<((question: Question) => string | null) | null>(null);
