import { NOVEL } from '../geometry/testing/novel.ts';
import { expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { fromHex } from '../design/colour.ts';
import { designImageSchema } from '../design/design-image.ts';
import type { Design } from '../design/design.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import { applyFilter } from '../filters/apply-filter.ts';
import { colourMapFilter } from '../filters/colour-map.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { findGenre } from '../genres/genres.ts';
import { composeCover } from '../ideas/compose-cover.ts';
import type { PaletteRoles } from '../ideas/palettes/palette-roles.ts';
import { rolesOfComposition } from '../ideas/palettes/roles-of-design.ts';
import { rolesOfGenre } from '../ideas/palettes/roles-of-genre.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';

const engine = fixedWidthEngine();
const [romance] = rolesOfGenre({ id: 'romance' });
if (!romance) throw new Error('romance has a palette');
const inRomance: Command = { name: 'apply-palette', palette: romance };

/** A photograph of dark land below a light sky. */
const PHOTOGRAPH = {
  image: designImageSchema.parse({ type: 'library', assetId: 'a-field', width: 2400, height: 3600 }),
  focus: null,
  pixels: {
    width: 8,
    height: 12,
    data: Uint8ClampedArray.from({ length: 8 * 12 * 4 }, (_, index) => (index % 4 === 3 ? 255 : 230 - Math.floor(index / 32) * 18)),
  },
};

function composed(layout: LayoutId, palette?: PaletteRoles): Design {
  const genre = findGenre('crime');
  if (!genre) throw new Error('crime is a genre');
  const brief = { title: 'Ember', author: 'Ann Reed', subtitle: null, blurb: null, specification: NOVEL, picture: PHOTOGRAPH };
  return composeCover({ ...brief, genre: { ...genre, look: { ...genre.look, layout } } }, engine, {
    crop: 0,
    motif: 0,
    colour: 0,
    ...(palette && { palette }),
  });
}

function changed(design: Design, command: Command): Design {
  const result = applyCommand(design, command, engine);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

/** Returns what a filter makes of black, grays and white. */
function paintedBy(filter: ImageFilter | null): readonly number[] {
  const grays = new Uint8ClampedArray([0, 64, 128, 192, 255].flatMap((level) => [level, level, level, 255]));
  if (filter) applyFilter(grays, filter);
  return [...grays];
}

/** Returns the treatments of all photographs on a cover: its own picture, and pictures in shapes and letters. */
function treatmentsOf({ coverImage, coverShapes, frontBoard }: Design): readonly ImageFilter[] {
  const fills = [...coverShapes.map(({ box }) => box.fill), ...frontBoard.textBoxes.map(({ text }) => text.fill)];
  const inFills = fills.flatMap((fill) => (fill?.kind === 'picture' && fill.filter ? [fill.filter] : []));
  return [...(coverImage.imageFilter ? [coverImage.imageFilter] : []), ...inFills];
}

test.each(['flood', 'torn', 'crushed', 'window-type', 'behind'] as const)(
  '[B23] the treated photograph of %s gets the new palette’s colors, as if it had been composed in it',
  (layout) => {
    const before = composed(layout);
    const after = changed(before, inRomance);
    const [was, is] = [treatmentsOf(before), treatmentsOf(after)];
    expect(was.length).toBeGreaterThan(0);
    expect(is).toEqual(treatmentsOf(composed(layout, romance)));
    expect(is.map(paintedBy)).not.toEqual(was.map(paintedBy));
    expect(treatmentsOf(changed(after, { name: 'apply-palette', palette: null }))).toEqual(was);
  },
);

test('[B23] a gradient map that its author made from the palette, on the cover’s picture and in a shape, gets the colors of the same roles', () => {
  const cover = composed('flood');
  const { composition } = cover;
  if (!composition) throw new Error('a composed cover has a composition');
  const own = rolesOfComposition(composition);
  const teal = fromHex('#00e0d0');
  const mapOf = ({ darkest, accent, paper }: PaletteRoles) =>
    colourMapFilter('Mine', [fromHex(darkest), fromHex(accent), teal, fromHex(paper)], { low: 0.1, high: 0.9, gamma: 1, contrast: 0.2 });
  const treated = changed(cover, { name: 'set-image-filter', filter: mapOf(own) });
  const box = { fill: { kind: 'picture', image: PHOTOGRAPH.image, filter: mapOf(own) } } as const;
  const framed = changed(treated, {
    name: 'add-shape',
    shape: { uniqueObjectId: 'frame', type: 'arch', x: 100, y: 100, width: 400, height: 500, box },
  });
  expect(treatmentsOf(changed(framed, inRomance))).toEqual([mapOf(romance), mapOf(romance)]);
});
