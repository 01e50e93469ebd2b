import type { KindOfFace, Voice } from '../genres/genre.ts';
import { kindOfFace } from './type-manners.ts';

/**
 * Display faces of scripts that the Latin title faces lack: a text face as a fallback would be too light beside drawings made for heavy
 * letters.
 */
interface ScriptFaces {
  readonly script: RegExp;
  readonly sans: string;
  readonly serif: string;
  readonly round: string;
}

const SCRIPTS: readonly ScriptFaces[] = [
  { script: /\p{Script=Hebrew}/u, sans: 'Open Sans', serif: 'Frank Ruhl Libre', round: 'Fredoka' },
  { script: /\p{Script=Arabic}/u, sans: 'Cairo', serif: 'Amiri', round: 'Cairo' },
];

const SANS: ReadonlySet<KindOfFace> = new Set(['condensed', 'wide', 'grotesk']);
const ROUND: ReadonlySet<KindOfFace> = new Set(['hand']);

/** A title's voice in the script of its words, bold and without case; null where the voice's own face has their letters. */
export function voiceOfScript(voice: Voice, words: string): Voice | null {
  const faces = SCRIPTS.find(({ script }) => script.test(words));
  if (!faces) return null;
  const kind = kindOfFace(voice.font);
  const font = SANS.has(kind) ? faces.sans : ROUND.has(kind) ? faces.round : faces.serif;
  return { font, bold: true, case: 'none', letterSpacing: 0, lineSpacing: 1 };
}
