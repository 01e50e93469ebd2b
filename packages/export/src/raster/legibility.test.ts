import { type Command, applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { contrastRatio, relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { EFFECT_CATALOGUE } from '@coverwright/core/effects/effect-catalogue.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import { readTitle } from '@coverwright/core/shop-window/read-title.ts';
import { scoreLegibility } from '@coverwright/core/shop-window/score-legibility.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { paintInk } from '@coverwright/render/legibility/paint-ink.ts';
import { readInk } from '@coverwright/render/legibility/read-ink.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { nodeSurface } from './node-surface.ts';

const engine = await createHarfBuzzEngine();

type TextChanges = NonNullable<Extract<Command, { name: 'edit-text-box' }>['changes']['text']>;

/** Returns a cover without a picture: a title on a plain background. */
function cover(ground: string, text: TextChanges): Design {
  const commands: readonly Command[] = [
    { name: 'set-cover-image-format', format: 'none' },
    { name: 'set-panel-colour', panel: 'front', colour: fromHex(ground) },
    { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'The Long\nWay Home', ...text } } },
  ];
  return commands.reduce((design, command) => {
    const changed = applyCommand(design, command);
    if (!changed.ok) throw new Error(changed.fault.message);
    return changed.value;
  }, createDesign());
}

async function readingOf(design: Design) {
  await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  const scene = compileScene(design, engine);
  const title = readTitle(design, scene, engine);
  if (!title) throw new Error('no title');
  const { front } = measureCover(specificationOf(design)).boards;
  const resources = { outlines: engine, images: new Map(), surface: nodeSurface, cache: createPaintCache() };
  const ink = measureInk(paintInk(scene, title.id, resources, front, { width: 300, height: 450 }));
  return { title, ink, score: scoreLegibility(title, ink).score };
}

test('[B10] made covers rank as shoppers read them: thin grey on grey, grey on grey, bold white on dark', async () => {
  const thin = await readingOf(cover('#8a8a8a', { font: 'EB Garamond', fontSize: 110, colour: fromHex('#b0b0b0') }));
  const grey = await readingOf(cover('#6a6a6a', { font: 'Anton', fontSize: 330, colour: fromHex('#c4c4c4') }));
  const bold = await readingOf(cover('#101418', { font: 'Anton', fontSize: 330, colour: fromHex('#ffffff') }));
  expect(thin.score).toBeLessThan(grey.score);
  expect(grey.score).toBeLessThan(bold.score);
  expect(thin.score).toBeLessThan(45);
  expect(bold.score).toBeGreaterThan(85);
});

test('[B10] the measured contrast is that of the colours painted, whatever effect the letters wear', async () => {
  const plain = await readingOf(cover('#1d3244', { font: 'Anton', fontSize: 330, colour: fromHex('#ffffff') }));
  expect(plain.ink?.contrast).toBeCloseTo(13.1, 0);
  expect(plain.title).toMatchObject({ words: 4, lines: 2 });
  for (const { start, name: label } of Object.values(EFFECT_CATALOGUE)) {
    const { ink } = await readingOf(cover('#1d3244', { font: 'Anton', fontSize: 330, colour: fromHex('#ffffff'), textEffect: start }));
    expect(ink, label).not.toBeNull();
    expect(ink?.inkLuminance, label).toBeGreaterThan(0.3);
  }
});

test('[E13] a plate that hides the picture is what the words are read on', async () => {
  const plate = { ...EFFECT_CATALOGUE.plate.start, style: { colour: fromHex('#ffffff'), padding: 200, cornerRadius: 0 } };
  const onDark = await readingOf(cover('#101418', { font: 'Anton', fontSize: 330, colour: fromHex('#ffffff') }));
  const onPlate = await readingOf(
    cover('#101418', { font: 'Anton', fontSize: 330, colour: fromHex('#ffffff'), textEffect: { ...plate, name: 'plate' } }),
  );
  expect(onDark.ink?.contrast).toBeGreaterThan(15);
  expect(onPlate.ink?.contrast).toBe(1);
});

test('[B10] a small blurb on a wide back has the contrast of its own ink, although its strokes are thinner than a pixel', async () => {
  const ground = fromHex('#f4ead8');
  const ink = fromHex('#4a5560');
  const wide = createDesign({ trim: trim(8.5, 8.5) });
  const text = 'She came to the island to sell a house and to be gone before winter. '.repeat(12);
  const design: Design = {
    ...wide,
    back: { ...wide.back, panel: { ...wide.back.panel, colour: ground }, text: { ...wide.back.text, text, fontSize: 11, colour: ink } },
  };
  await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  const scene = compileScene(design, engine);
  const layer = scene.layers.find(({ kind }) => kind === 'blurb');
  if (!layer) throw new Error('no blurb');
  const resources = { outlines: engine, images: new Map(), surface: nodeSurface, cache: createPaintCache() };
  const truth = contrastRatio(relativeLuminance(ink), relativeLuminance(ground));
  expect(readInk(scene, layer.id, resources)?.contrast).toBeGreaterThan(truth * 0.85);
});
