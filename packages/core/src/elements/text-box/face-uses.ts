import type { TextBox } from '../../design/text-box.ts';
import { minorFaceOf } from '../../lettering/line-face.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { FaceUse } from '../kind-definition.ts';
import { linesOfText } from './text-lines.ts';

/** Returns the faces that a text box needs, each with the words that it sets. */
export function faceUses(text: TextBox['text']): readonly FaceUse[] {
  const { font, bold, italic } = text;
  const own: FaceUse = { family: font, bold, italic, text: text.text };
  if (text.lettering) {
    const minor = minorFaceOf(text, text.lettering);
    return [own, { family: minor.family, bold: minor.bold, italic: minor.italic, text: text.text }];
  }
  if (!text.lines) return [own];
  const runs = (linesOfText(text) ?? []).flatMap((line) =>
    line.runs.map((run): FaceUse => ({ family: run.font ?? font, bold: run.bold ?? bold, italic: run.italic ?? italic, text: run.text })),
  );
  return [own, ...runs];
}

/** Returns a key of the faces that the engine uses for a text. If the key changes, the text has to be laid out again. */
export function faceKey(text: TextBox['text'], engine: Pick<TextEngine, 'resolve'>): string {
  return faceUses(text)
    .map((use) => engine.resolve(use).face)
    .join('\n');
}
