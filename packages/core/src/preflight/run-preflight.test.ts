import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/apply-command.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { SQUARE_5_BY_5 } from '../platforms/kdp/kdp.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { runPreflight } from './run-preflight.ts';

const engine = fixedWidthEngine();
const findings = (design: Design) => runPreflight(design, compileScene(design, engine), engine);
const messages = (design: Design) => findings(design).map(({ check, severity, element }) => `${severity} ${check} ${element}`);
const words = (id: string, text: string): Command => ({ name: 'edit-text-box', id, changes: { text: { text, fontSize: 100 } } });
const solid = (panel: 'front' | 'spine' | 'back'): Command => ({ name: 'set-panel-colour', panel, colour: { r: 20, g: 30, b: 40, a: 1 } });

const clean = afterCommands(
  createDesign(),
  words('Title', 'Salt'),
  words('Author', 'A. Name'),
  solid('front'),
  solid('spine'),
  solid('back'),
  { name: 'edit-blurb', text: { text: '<p>Three honest sentences.</p>' } },
);

describe('preflight', () => {
  test('[B6] finds nothing on a cover that keeps the rules', () => {
    expect(messages(clean)).toEqual([]);
  });

  test('[B6] measures words by their ink: a box over the edge with its words inside is fine, the other way is not', () => {
    const wideBox = afterCommands(clean, {
      name: 'edit-text-box',
      id: 'Title',
      changes: { panel: { marginLeft: -300, marginRight: -300 } },
    });
    expect(messages(wideBox)).toEqual([]);
    const atEdge = afterCommands(clean, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 20, height: 0 } } });
    expect(messages(atEdge)).toEqual(['error text-safe-area Title']);
  });

  test('[B6] warns of words between the error and the safe line', () => {
    const near = afterCommands(clean, { name: 'edit-text-box', id: 'Author', changes: { panel: { top: 45, height: 100 } } });
    expect(messages(near)).toEqual(['warning text-safe-area Author']);
  });

  test('[B6] tells that the spine stays empty below its page threshold', () => {
    expect(messages(afterCommands(clean, { name: 'change-specification', extent: 78 }))).toEqual(['warning spine-text-pages panel:spine']);
  });

  test('[B6] finds type below 7 pt', () => {
    const small = afterCommands(clean, { name: 'edit-text-box', id: 'Author', changes: { text: { fontSize: 28 } } });
    expect(messages(small)).toEqual(['warning small-type Author']);
  });

  test('[B6] names a picture that is stretched too far, and how far', () => {
    const image = { type: 'UPLOAD', assetId: 'small', width: 800, height: 600 };
    const [finding] = findings(afterCommands(clean, { name: 'choose-cover-image', image }));
    expect(finding).toMatchObject({ check: 'effective-dpi', severity: 'warning', element: 'coverImage' });
    expect(finding?.message).toContain('at 61 dpi');
  });

  test.each([
    [250, []],
    [249, ['hint']],
    [150, ['hint']],
    [149, ['warning']],
  ])('[B6] [B32] a picture that prints at %i dpi is information: %j, and never sent back', (dpi, severities) => {
    const side = 900;
    const pixels = (side * dpi) / 300;
    const image = { type: 'UPLOAD', assetId: 'seal', width: pixels, height: pixels };
    const object = { uniqueObjectId: 'seal', x: 400, y: 900, width: side, height: side, image };
    const found = findings(afterCommands(clean, { name: 'add-object-image', object })).filter(({ check }) => check === 'effective-dpi');
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  test('[B6] of a cover for a screen a small picture looks soft, and no shop sends it back', () => {
    const image = { type: 'UPLOAD', assetId: 'small', width: 800, height: 600 };
    const shown = afterCommands(createDesign({ format: 'audiobook' }), { name: 'choose-cover-image', image });
    const found = findings(shown).filter(({ check }) => check === 'effective-dpi');
    expect(found).toMatchObject([{ severity: 'warning', message: expect.stringContaining('20% of the pixels') }]);
  });

  test('[B6] [B32] a picture with a third of a screen cover’s pixels is only noted: shops show covers smaller than they ask for them', () => {
    const image = { type: 'UPLOAD', assetId: 'small', width: 1600, height: 1200 };
    const shown = afterCommands(createDesign({ format: 'audiobook' }), { name: 'choose-cover-image', image });
    const found = findings(shown).filter(({ check }) => check === 'effective-dpi');
    expect(found).toMatchObject([{ severity: 'hint', message: expect.stringContaining('slightly soft') }]);
  });

  test('[B6] keeps pictures and words out of the barcode’s place', () => {
    const { barcode, boards } = measureCover(specificationOf(clean));
    const image = { type: 'UPLOAD', assetId: 'seal', width: 4000, height: 4000 };
    const covered = afterCommands(clean, {
      name: 'add-object-image',
      object: {
        uniqueObjectId: 'seal',
        board: 'back',
        x: (barcode?.x ?? 0) - (boards.back?.x ?? 0),
        y: (barcode?.y ?? 0) - (boards.back?.y ?? 0),
        width: 300,
        height: 300,
        image,
      },
    });
    expect(messages(covered)).toEqual(['error barcode-zone seal']);
  });

  test('[B6] says of 5 × 5 that it is not a KDP size', () => {
    expect(messages(createDesign({ trim: SQUARE_5_BY_5 }))).toContain('error cover-size null');
  });

  test('[B6] of a book that the printer does not make it says only that', () => {
    const thick: Design = { ...clean, extent: 900 };
    expect(messages(thick)).toEqual(['error page-limits null']);
  });
});
