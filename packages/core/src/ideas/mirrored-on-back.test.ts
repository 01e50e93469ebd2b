import { expect, test } from 'vitest';
import { geometryOf } from '../design/geometry-of.ts';
import { coverImageFrame } from '../elements/cover-image/place-cover-image.ts';
import { LAYOUT_IDS, type LayoutId } from '../genres/layout-ids.ts';
import { GENRES } from '../genres/genres.ts';
import { trim } from '../platforms/trim.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { CARRIED } from './carried.ts';
import { composeCover } from './compose-cover.ts';
import { contrastOf } from './readable-palette.ts';

const pixels = { width: 12, height: 18, data: Uint8ClampedArray.from({ length: 12 * 18 * 4 }, (_, index) => (index * 37) % 256) };
const image = {
  type: 'library',
  assetId: 'library/noise',
  width: 3600,
  height: 5400,
  photographerName: null,
  profileLink: null,
  licence: null,
};

function compose(layout: LayoutId, readingDirection: 'ltr' | 'rtl', extent = 300) {
  const genre = GENRES.find(({ layouts }) => layouts.includes(layout)) ?? GENRES[0];
  if (!genre) throw new Error('there are no genres');
  const specification = { platform: 'kdp', format: 'paperback', trim: trim(6, 9), paper: 'white', extent, readingDirection } as const;
  const words = { title: 'Salt', author: 'Li Wu', subtitle: null, blurb: null };
  const look = { ...genre.look, layout };
  return composeCover({ ...words, genre: { ...genre, look }, specification, picture: { image, pixels, focus: null } }, fixedWidthEngine());
}

test.each(['ltr', 'rtl'] as const)(
  '[B23] pictures and torn sheets lie mirrored on spine and back, edge to edge at the fold (%s)',
  (direction) => {
    const seen = new Set<string>();
    // The second spine is thicker than the front's overshoot.
    for (const extent of [300, 800]) {
      for (const layout of LAYOUT_IDS) {
        const design = compose(layout, direction, extent);
        const { boards, panels, file } = geometryOf(design);
        const back = boards.back ?? boards.front;
        const fold = direction === 'ltr' ? panels.front.x : panels.front.x + panels.front.width;
        for (const shape of design.coverShapes) {
          const copy = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === `${CARRIED}${shape.uniqueObjectId}`);
          if (!copy || copy.style.transformX === shape.style.transformX) continue;
          seen.add(`${layout} ${shape.uniqueObjectId}`);
          const [own, other] = [boards.front.x + shape.x, back.x + copy.x];
          const [inner, mirrored] =
            direction === 'ltr' ? [own - fold, fold - other - copy.width] : [fold - own - shape.width, other - fold];
          expect(mirrored, `${layout} ${shape.uniqueObjectId}`).toBeCloseTo(inner, 3);
          expect(back.y + copy.y).toBeCloseTo(boards.front.y + shape.y, 3);
          // What reaches over the front's outer edge reaches over the back's.
          const outer = direction === 'ltr' ? own + shape.width - file.width : -own;
          const end = direction === 'ltr' ? -other : other + copy.width - file.width;
          if (outer >= 0) expect(end, `${layout} ${shape.uniqueObjectId}`).toBeGreaterThanOrEqual(-1e-6);
        }
      }
    }
    for (const known of ['halftone screen', 'halftone band', 'engraved engraving', 'torn torn-paper']) expect(seen).toContain(known);
  },
);

test('[B23] the picture of a front is mirrored over spine and back, whose words read on the ground that shades give them', () => {
  let pictures = 0;
  for (const layout of LAYOUT_IDS) {
    const design = compose(layout, 'ltr');
    const { coverImage, coverShapes, spine, back } = design;
    if (coverImage.format === 'none') continue;
    pictures += 1;
    expect(coverImage, layout).toMatchObject({ format: 'full', wrapEdge: 'mirror' });
    expect(coverImageFrame(coverImage, geometryOf(design))).toEqual(geometryOf(design).panels.front);
    expect([spine.panel.colour.a, back.panel.colour.a]).toEqual([0, 0]);
    const shade = (id: string, stop: number) => {
      const fill = coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === `${CARRIED}${id}`)?.box.fill;
      const colour = fill?.kind === 'linear' ? fill.stops.at(stop)?.colour : undefined;
      if (!colour) throw new Error(`${layout} has no ${id}`);
      return { ...colour, a: 1 };
    };
    expect(contrastOf(back.text.colour, shade('shade', 0)), layout).toBeGreaterThan(6.9);
    expect(contrastOf(spine.textBoxes[0].text.colour, shade('spine-shade', 1)), layout).toBeGreaterThan(4.5);
  }
  expect(pictures).toBeGreaterThan(10);
});
