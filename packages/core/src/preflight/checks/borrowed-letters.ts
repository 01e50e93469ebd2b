import { spineBoxes } from '../../elements/spine/spine-words.ts';
import { graphemeStarts } from '../../text/grapheme-starts.ts';
import { applyCase } from '../../text/apply-case.ts';
import { coversGrapheme } from '../../text/choose-face.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { say } from '../say.ts';

/** The faces with large character sets that are offered, because one of them may have every letter. */
const GENEROUS = ['Noto Serif', 'Noto Sans', 'EB Garamond', 'Open Sans'] as const;
const SHOWN = 6;

/** Reports letters that the chosen face lacks, so that they come from another face or from none. */
export const borrowedLetters: Check = ({ design, engine }) => {
  const boxes = [...design.frontBoard.textBoxes, ...(design.spine.replicateFrontTextOnSpine ? [] : spineBoxes(design))];
  return boxes
    .filter(({ designMode }) => !designMode.hidden)
    .flatMap((box): readonly Concern[] => {
      const { face } = engine.resolve({ family: box.text.font, bold: box.text.bold, italic: box.text.italic });
      const missing = missingCharacters(box, face, engine);
      if (missing.length === 0) return [];
      const nowhere = missing.filter((letter) => !engine.fallbacks(face).some((other) => coversGrapheme(engine, other, letter)));
      const id = box.designMode.uniqueId;
      const font = GENEROUS.find((family) => missingCharacters(box, engine.resolve({ ...box.text, family }).face, engine).length === 0);
      const shown = (nowhere.length > 0 ? nowhere : missing).slice(0, SHOWN).join(' ');
      return [
        {
          severity: nowhere.length > 0 ? 'error' : 'hint',
          message:
            nowhere.length > 0
              ? say('noFontHasLetters', { letters: shown, element: elementLabel(design, id).toLowerCase() })
              : say('borrowedLetters', { font: box.text.font, letters: shown, element: elementLabel(design, id).toLowerCase() }),
          element: id,
          fix: font ? { label: say('use', { what: font }), command: { name: 'edit-text-box', id, changes: { text: { font } } } } : null,
        },
      ];
    });
};

function missingCharacters({ text }: Pick<TextBox, 'text'>, face: string, engine: TextEngine): readonly string[] {
  const shown = applyCase(text.text, text.case).text;
  const starts = graphemeStarts(shown);
  const letters = new Set<string>();
  for (let start = 0; start < shown.length; ) {
    let end = start + 1;
    while (end < shown.length && !starts[end]) end += 1;
    letters.add(shown.slice(start, end));
    start = end;
  }
  return [...letters].filter((letter) => letter.trim() !== '' && !coversGrapheme(engine, face, letter));
}
