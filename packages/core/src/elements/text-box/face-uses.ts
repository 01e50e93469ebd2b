import type { TextBox } from '../../design/text-box.ts';
import { minorFaceOf } from '../../lettering/line-face.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { FaceUse } from '../kind-definition.ts';

/** The faces that a box of words asks for, each with the words it sets. */
export function faceUses(text: TextBox['text']): readonly FaceUse[] {
  const own: FaceUse = { family: text.font, bold: text.bold, italic: text.italic, text: text.text };
  if (!text.lettering) return [own];
  const { family, bold, italic } = minorFaceOf(text, text.lettering);
  return [own, { family, bold, italic, text: text.text }];
}

/** Names the faces that the engine gives for a box of words: another name means that they are to be laid out anew. */
export function faceKey(text: TextBox['text'], engine: Pick<TextEngine, 'resolve'>): string {
  return faceUses(text)
    .map((use) => engine.resolve(use).face)
    .join('\n');
}
