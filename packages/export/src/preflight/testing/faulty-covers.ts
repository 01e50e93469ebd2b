import type { FaultyCover } from './cover-parts.ts';
import { FAULTY_ART } from './faulty-art.ts';
import { FAULTY_WORDS } from './faulty-words.ts';

export const FAULTY_COVERS: readonly FaultyCover[] = [...FAULTY_WORDS, ...FAULTY_ART];
