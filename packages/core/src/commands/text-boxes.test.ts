import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { letteringSchema } from '../design/lettering.ts';
import { type Command, applyCommand } from './apply-command.ts';
import { afterCommands as after } from './testing/after-commands.ts';

function refusal(design: Design, command: Command): string {
  const result = applyCommand(design, command);
  if (result.ok) throw new Error('expected a refusal');
  return result.fault.message;
}

const title = (design: Design) => design.frontBoard.textBoxes.find((box) => box.panelName === 'Title');

describe('text boxes', () => {
  test('[E4] are edited field by field, and what is not named stays', () => {
    const design = after(createDesign(), {
      name: 'edit-text-box',
      id: 'Title',
      changes: { text: { text: 'Salt', bold: true }, panel: { top: 90 } },
    });
    expect(title(design)?.text).toEqual({ ...title(createDesign())?.text, text: 'Salt', bold: true });
    expect(title(design)?.panel).toEqual({ ...title(createDesign())?.panel, top: 90 });
  });

  test('[B22] in another font keep small capitals and figures, and drop sets of letters, which are others in each font', () => {
    const lettering = letteringSchema.parse({ firstLetter: { ss01: 1 }, lastLetter: { swsh: 1, cv02: 1 }, minorFeatures: { smcp: 1 } });
    const changes = { text: { font: 'Cinzel', features: { smcp: 1, onum: 1, ss02: 1, salt: 1 }, lettering } };
    const set = after(createDesign(), { name: 'edit-text-box', id: 'Title', changes });
    expect(title(set)?.text).toMatchObject(changes.text);
    const bold = after(set, { name: 'edit-text-box', id: 'Title', changes: { text: { font: 'Cinzel', bold: true } } });
    expect(title(bold)?.text).toMatchObject(changes.text);
    const other = title(after(set, { name: 'edit-text-box', id: 'Title', changes: { text: { font: 'Montserrat' } } }))?.text;
    expect(other?.features).toEqual({ smcp: 1, onum: 1 });
    expect(other?.lettering).toEqual({ ...letteringSchema.parse({ minorFeatures: { smcp: 1 } }), lastLetter: { swsh: 1 } });
  });

  test('[E5] a new one is 31 screen pixels high at the camera’s ratio, in Open Sans Condensed 100, uppercase, centred', () => {
    const design = after(createDesign(), { name: 'add-text-box', id: 'new', sizeRatio: 7.3, top: 500 });
    expect(design.frontBoard.textBoxes.at(-1)).toMatchObject({
      panelName: 'Subtitle',
      panel: { top: 500, height: 31 * 7.3 },
      text: { text: 'Insert subtitle here', font: 'Open Sans Condensed', fontSize: 100, case: 'uppercase', alignment: 'center' },
    });
  });

  test('[E5] a new one takes the faces and the color of a cover that has its own: those of its subtitle, else of its author', () => {
    const gold = { r: 212, g: 175, b: 55, a: 1 };
    const styled = after(createDesign(), {
      name: 'edit-text-box',
      id: 'Author',
      changes: { text: { font: 'Josefin Sans', colour: gold, case: 'none', letterSpacing: 120, bold: true } },
    });
    const added = after(styled, { name: 'add-text-box', id: 'new', sizeRatio: 4.3, top: 500 });
    const own = { font: 'Josefin Sans', colour: gold, case: 'none', letterSpacing: 120, bold: true, fontSize: 100 };
    expect(added.frontBoard.textBoxes.at(-1)?.text).toMatchObject(own);
    const quiet = after(added, { name: 'edit-text-box', id: 'new', changes: { text: { font: 'Lato', fontSize: 48 } } });
    const next = after(quiet, { name: 'add-text-box', id: 'next', sizeRatio: 4.3, top: 900 });
    expect(next.frontBoard.textBoxes.at(-1)?.text).toMatchObject({ ...own, font: 'Lato', fontSize: 48 });
  });

  test('[D7] the ninth is refused, and the eight stay', () => {
    const eight = after(
      createDesign(),
      ...Array.from({ length: 6 }, (_, index): Command => ({ name: 'add-text-box', id: `box ${index}`, sizeRatio: 4.3, top: 0 })),
    );
    expect(eight.frontBoard.textBoxes).toHaveLength(8);
    expect(refusal(eight, { name: 'add-text-box', id: 'ninth', sizeRatio: 4.3, top: 0 })).toContain('at most 8 text boxes');
  });

  test('[D7] over 1000 characters or under 20 px are refused, the words and the blurb with a sentence that names the limit', () => {
    for (const id of ['Title', 'SpineTitle']) {
      expect(refusal(createDesign(), { name: 'edit-text-box', id, changes: { text: { text: 'x'.repeat(1001) } } })).toBe(
        'Words on a cover have at most 1,000 characters: shorten them.',
      );
    }
    expect(refusal(createDesign(), { name: 'edit-blurb', text: { text: 'x'.repeat(20_001) } })).toMatch(/^A blurb has at most 20,000 char/);
    expect(refusal(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { fontSize: 19 } } })).toContain(
      'changes.text.fontSize',
    );
  });

  test('[E4] one that is not there is named in the refusal', () => {
    expect(refusal(createDesign(), { name: 'remove-text-box', id: 'ghost' })).toContain('"ghost"');
  });
});
