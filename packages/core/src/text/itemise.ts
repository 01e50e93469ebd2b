import type { FaceId } from '../scene/scene.ts';
import { chooseFace, coversGrapheme } from './choose-face.ts';
import { COMMON_SCRIPT, scriptOf } from './script-of.ts';
import type { TextRange } from './split-paragraphs.ts';
import type { ResolvedFace, TextEngine } from './text-engine.ts';

/** A stretch of text with one style, script, direction and face, which is shaped in one call. */
export interface TextRun extends TextRange {
  readonly span: number;
  readonly face: FaceId;
  readonly slant: number;
  readonly embolden: number;
  readonly script: string;
  /** The bidirectional level; odd is right-to-left. */
  readonly level: number;
}

export interface ItemiseInput {
  readonly text: string;
  readonly range: TextRange;
  /** Returns the index of the styled span at an offset. */
  readonly spanAt: (offset: number) => number;
  readonly faces: readonly ResolvedFace[];
  readonly starts: readonly boolean[];
  /** The levels of the paragraph, with index 0 at `range.start`. */
  readonly levels: Uint8Array;
}

interface Grapheme extends TextRange {
  readonly text: string;
  readonly span: number;
  readonly level: number;
  /** True for spaces and punctuation, which belong to a neighbor. */
  readonly neutral: boolean;
  script: string;
  face: FaceId;
}

const NEUTRAL = /^[\p{P}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const OPENING = /^[\p{Ps}\p{Pi}]/u;
const SPACE = /^\p{Z}/u;

export function itemise(input: ItemiseInput, engine: TextEngine): readonly TextRun[] {
  const graphemes = readGraphemes(input, engine);
  settleNeutrals(graphemes, input, engine);
  return joinRuns(graphemes, input);
}

function readGraphemes({ text, range, spanAt, faces, starts, levels }: ItemiseInput, engine: TextEngine): Grapheme[] {
  const graphemes: Grapheme[] = [];
  for (let start = range.start; start < range.end; ) {
    let end = start + 1;
    while (end < range.end && !starts[end]) end += 1;
    const content = text.slice(start, end);
    const span = spanAt(start);
    const neutral = NEUTRAL.test(content);
    const wanted = faces[span]?.face ?? '';
    graphemes.push({
      start,
      end,
      text: content,
      span,
      level: levels[start - range.start] ?? 0,
      neutral,
      script: firstScript(content),
      face: neutral ? wanted : chooseFace(engine, wanted, content),
    });
    start = end;
  }
  return graphemes;
}

function firstScript(content: string): string {
  for (const character of content) {
    const script = scriptOf(character.codePointAt(0) ?? 0);
    if (script !== COMMON_SCRIPT) return script;
  }
  return COMMON_SCRIPT;
}

/** Assigns spaces and punctuation the script of the letters that they belong to, and their face if it has the characters. */
function settleNeutrals(graphemes: Grapheme[], { faces }: ItemiseInput, engine: TextEngine): void {
  const before = nearestLetters(graphemes, 1);
  const after = nearestLetters(graphemes, -1);
  graphemes.forEach((grapheme, index) => {
    const wanted = faces[grapheme.span]?.face ?? '';
    const opens = OPENING.test(grapheme.text) || (index > 0 && SPACE.test(graphemes[index - 1]?.text ?? ''));
    const neighbours = opens ? [after[index], before[index]] : [before[index], after[index]];
    const hosts = neighbours.filter((one): one is Grapheme => one?.span === grapheme.span);
    // A space between two faces gets the requested face.
    if (SPACE.test(grapheme.text)) hosts.sort((a, b) => Number(b.face === wanted) - Number(a.face === wanted));
    if (grapheme.script === COMMON_SCRIPT) grapheme.script = (hosts[0] ?? neighbours.find((one) => one))?.script ?? COMMON_SCRIPT;
    if (!grapheme.neutral) return;
    const host = hosts.find(({ face }) => coversGrapheme(engine, face, grapheme.text));
    grapheme.face = host?.face ?? chooseFace(engine, wanted, grapheme.text);
  });
}

function nearestLetters(graphemes: readonly Grapheme[], step: 1 | -1): (Grapheme | undefined)[] {
  const nearest = new Array<Grapheme | undefined>(graphemes.length);
  let letter: Grapheme | undefined;
  for (let at = step === 1 ? 0 : graphemes.length - 1; at >= 0 && at < graphemes.length; at += step) {
    nearest[at] = letter;
    const grapheme = graphemes[at];
    if (grapheme && !grapheme.neutral && firstScript(grapheme.text) !== COMMON_SCRIPT) letter = grapheme;
  }
  return nearest;
}

function joinRuns(graphemes: readonly Grapheme[], { faces }: ItemiseInput): readonly TextRun[] {
  const runs: TextRun[] = [];
  for (const { start, end, span, face, script, level } of graphemes) {
    const last = runs.at(-1);
    if (last && last.span === span && last.face === face && last.script === script && last.level === level) {
      runs[runs.length - 1] = { ...last, end };
      continue;
    }
    const wanted = faces[span];
    const faked = wanted?.face === face ? wanted : { slant: 0, embolden: 0 };
    runs.push({ start, end, span, face, script, level, slant: faked.slant, embolden: faked.embolden });
  }
  return runs;
}
