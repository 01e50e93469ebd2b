import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { frontSize } from '@coverwright/render/canvas/front-size.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { paintAndRead, readFront } from '@coverwright/render/legibility/read-front.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { nodeSurface } from '../raster/node-surface.ts';

const engine = await createHarfBuzzEngine();
/** Width of a front on the board of ideas. */
const SHOWN = 320;
/** Contrasts of pixels that were made smaller differ by a tenth from those of a small painting, which has its own edges. */
const CONTRAST = 0.12;
const HIDDEN = 0.1;

async function frontsOf(genreId: string) {
  const genre = findGenre(genreId);
  if (!genre) throw new Error(`There is no genre ${genreId}`);
  const brief = {
    title: 'The Last Lantern of Ashwood',
    author: 'Marcus Hale',
    subtitle: null,
    genre,
    specification: NOVEL,
    blurb: null,
  };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  return composeIdeas({ brief, pictures: [], seed: 7, count: 4 }, engine).map(({ id, design: { back, ...design } }) => ({
    id: `${genreId} ${id}`,
    front: geometryOf({ ...design, back }).boards.front,
    scene: compileScene({ ...design, back: { ...back, text: { ...back.text, text: '' } } }, engine),
  }));
}

function pixelsOf(canvas: ReturnType<typeof nodeSurface.createCanvas>) {
  return Buffer.from(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data);
}

test.for(['thriller', 'fantasy', 'romcom'])(
  '[B26] a front of %s that is painted and read at once looks and reads as one that is not',
  async (genreId) => {
    const fronts = await frontsOf(genreId);
    expect(fronts).toHaveLength(4);
    for (const { id, front, scene } of fronts) {
      const resources = { outlines: engine, images: new Map(), surface: nodeSurface, cache: createPaintCache() };
      const [width, height] = frontSize(front, SHOWN);
      const canvas = nodeSurface.createCanvas(width, height);
      const reading = paintAndRead(canvas, scene, front, 'Title', resources);
      const painted = nodeSurface.createCanvas(width, height);
      paintScene(contextOf(painted), scene, resources, { width, height, region: front, missingPictures: 'skip' });
      expect(Buffer.compare(pixelsOf(canvas), pixelsOf(painted)), id).toBe(0);
      const small = readFront(scene, front, 'Title', resources);
      if (!reading || !small) throw new Error(`${id} has no title`);
      expect(Math.abs(reading.title / small.title - 1), id).toBeLessThan(CONTRAST);
      expect(Math.abs(reading.small / small.small - 1), id).toBeLessThan(CONTRAST);
      expect(Math.abs(reading.hidden - small.hidden), id).toBeLessThan(HIDDEN);
    }
  },
);
