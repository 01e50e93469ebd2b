import { z } from 'zod';
import { type Rgba, fromHex, rgbaSchema } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { findGenre } from '../genres/genres.ts';
import { panelColour } from '../palette/panel-colour.ts';
import { succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';

const palette = z.array(rgbaSchema).max(64);

/**
 * Updates the panels' colors after the picture has changed. A panel whose colour was set by the program, or taken from the previous
 * picture, gets a color of the new palette on which its text is readable. Colours that were chosen by hand stay, and so do all colors while
 * they are locked.
 */
export const syncColours = defineCommand(
  z.strictObject({ name: z.literal('sync-colours'), palette: palette.min(1), previous: palette.default([]) }),
  (design, { palette: next, previous }) => {
    if (design.coloursLocked) return succeed(design);
    const inks = inksOf(design);
    const follow = (colour: Rgba, words: readonly Rgba[]) =>
      isGiven(colour, words, previous, design) ? { ...panelColour(next, words), a: colour.a } : colour;
    const { frontBoard, spine, back } = design;
    return succeed({
      ...design,
      frontBoard: { ...frontBoard, panel: { ...frontBoard.panel, colour: follow(frontBoard.panel.colour, inks.front) } },
      spine: { ...spine, panel: { ...spine.panel, colour: follow(spine.panel.colour, inks.spine) } },
      back: { ...back, panel: { ...back.panel, colour: follow(back.panel.colour, inks.back) } },
    });
  },
);

/** Returns the text colors on each panel. */
function inksOf(design: Design): Record<'front' | 'spine' | 'back', readonly Rgba[]> {
  return {
    front: frontTexts(design)
      .filter(({ designMode }) => designMode.transparent)
      .map(({ text }) => text.colour),
    spine: spineBoxes(design).map(({ text }) => text.colour),
    back: [design.back.text.colour],
  };
}

/** Reports whether a color was set by the program: a new cover's black, the genre's ground, or a color of the picture before. */
function isGiven(colour: Rgba, words: readonly Rgba[], previous: readonly Rgba[], { metadata }: Design): boolean {
  const genre = metadata.genre && findGenre(metadata.genre.id);
  const given = [
    { r: 0, g: 0, b: 0 },
    ...(genre ? [fromHex(genre.look.palette.ground), fromHex(genre.look.palette.accent)] : []),
    ...previous,
    ...(previous.length > 0 ? [panelColour(previous, words)] : []),
  ];
  return given.some(({ r, g, b }) => r === colour.r && g === colour.g && b === colour.b);
}
