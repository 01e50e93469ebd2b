import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { type Rgba, WHITE, fromHex } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { panelColour } from './panel-colour.ts';

const SEA = ['#3f6f8f', '#d9e4ea', '#1d3244', '#e8432c'].map(fromHex);
const SAND = ['#d8b98a', '#8a6a44', '#f4ead9', '#4a3522'].map(fromHex);
const colour = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255), a: fc.constant(1) });
const contrast = (first: Rgba, second: Rgba) => contrastRatio(relativeLuminance(first), relativeLuminance(second));

function after(design: Design, ...commands: readonly Command[]): Design {
  return commands.reduce((current, command) => {
    const changed = applyCommand(current, command);
    if (!changed.ok) throw new Error(changed.fault.message);
    return changed.value;
  }, design);
}

const onFront = () => after(createDesign(), { name: 'set-cover-image-format', format: 'front' });
const sync = (palette: readonly Rgba[], previous: readonly Rgba[] = []): Command => ({
  name: 'sync-colours',
  palette: [...palette],
  previous: [...previous],
});

describe('a panel’s colour out of a picture', () => {
  test('[D10] reads under one ink, whatever the picture', () => {
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1, maxLength: 20 }), fc.constantFrom(WHITE, fromHex('#221f1b')), (palette, ink) => {
        expect(contrast(panelColour(palette, [ink]), ink)).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  test('[D10] is the quiet dark of a sea for white words, and never its one red', () => {
    expect(panelColour(SEA, [WHITE])).toEqual(fromHex('#1d3244'));
  });
});

describe('panels follow the picture', () => {
  test('[D10] [E13] from a new cover’s black, and on from picture to picture, opaque as they were', () => {
    const atSea = after(onFront(), sync(SEA));
    expect(atSea.spine.panel.colour).toEqual(fromHex('#1d3244'));
    expect(atSea.back.panel.colour).toEqual(fromHex('#1d3244'));
    expect(atSea.frontBoard.panel.colour.a).toBe(0);
    const ashore = after(atSea, sync(SAND, SEA));
    expect(ashore.spine.panel.colour).not.toEqual(atSea.spine.panel.colour);
    expect(contrast(ashore.back.panel.colour, ashore.back.text.colour)).toBeGreaterThanOrEqual(7);
    expect(ashore.spine.panel.colour.a).toBe(1);
  });

  test('[E13] but not where the author chose a colour', () => {
    const chosen = after(onFront(), { name: 'set-panel-colour', panel: 'spine', colour: fromHex('#7a1f2b') }, sync(SEA));
    expect(chosen.spine.panel.colour).toEqual(fromHex('#7a1f2b'));
    expect(chosen.back.panel.colour).toEqual(fromHex('#1d3244'));
  });

  test('[E13] and not while the colours are locked', () => {
    const locked = after(onFront(), { name: 'lock-colours', locked: true });
    expect(after(locked, sync(SEA))).toEqual(locked);
  });
});
