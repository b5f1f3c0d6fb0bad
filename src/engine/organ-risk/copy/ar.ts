import type { Translated } from '../../kit/tool.ts';
import type { en } from './en.ts';

const yesOrNo = { no: 'لا', yes: 'نعم' } as const;
