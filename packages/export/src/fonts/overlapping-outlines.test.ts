import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { EFFECT_CATALOGUE } from '@coverwright/core/effects/effect-catalogue.ts';
import { signedArea } from '@coverwright/core/effects/sweep.ts';
import type { TextEffect } from '@coverwright/core/effects/text-effect.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { flattenPath } from '@coverwright/core/scene/flatten-path.ts';
import { runsOutline } from '@coverwright/core/scene/glyph-placement.ts';
import type { Path } from '@coverwright/core/scene/path.ts';
import { growAreas, intersectAreas, mergeAreas } from '@coverwright/core/scene/path-areas.ts';
import type { GlyphsNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { points, pointsToPx } from '@coverwright/core/units/units.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from './node-font-files.ts';

const engine = await createHarfBuzzEngine();
const SIZE = 200;
const SIZE_IN_PX = pointsToPx(points(SIZE));

const contoursOf = (path: Path) => path.filter(([command]) => command === 'M').length;
const areaOf = (path: Path) => Math.abs(flattenPath(path).reduce((sum, { points }) => sum + signedArea(points), 0));
const leaves = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? leaves(node.children) : [node]));
const isGlyphs = (node: SceneNode): node is GlyphsNode => node.kind === 'glyphs';

/** Returns what draws a title in a family. */
async function titleIn(font: string, textEffect: TextEffect | null): Promise<readonly SceneNode[]> {
  const text = { text: 'KEXWE', font, fontSize: SIZE, textEffect };
  const design = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text } });
  await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  return leaves(compileScene(design, engine).layers.find(({ id }) => id === 'Title')?.nodes ?? []);
}

// Variable faces whose stems and arms are contours of their own, which overlap.
describe.each(['Cinzel', 'Source Serif 4', 'Roboto Condensed'])('the letters of %s, whose contours overlap', (font) => {
  test('[B21] are outlines with contours inside them as the face has them', async () => {
    const letters = runsOutline((await titleIn(font, null)).filter(isGlyphs), engine);
    expect(contoursOf(letters)).toBeGreaterThan(contoursOf(mergeAreas(letters)) + 5);
  });

  test('[B21] are hollow with a line around them and none inside', async () => {
    const hollow = (await titleIn(font, EFFECT_CATALOGUE.hollow.start)).filter(isGlyphs);
    const stroked = runsOutline(hollow, engine);
    expect(hollow.every(({ strokeWidth = 0 }) => strokeWidth > 0)).toBe(true);
    expect(contoursOf(stroked)).toBe(contoursOf(mergeAreas(stroked)));
    // Where areas overlap the even-odd rule leaves them out.
    expect(areaOf(mergeAreas(stroked, 'evenodd'))).toBeCloseTo(areaOf(mergeAreas(stroked)), 0);
  });

  test('[B21] have an inner line along their edge and none across their stems', async () => {
    const { start } = EFFECT_CATALOGUE.inline;
    if (start.name !== 'inline') throw new Error('inline starts as inline');
    const nodes = await titleIn(font, start);
    const letters = mergeAreas(runsOutline(nodes.filter(isGlyphs), engine));
    const line = nodes.flatMap((node) => (node.kind === 'fill' ? node.path : []));
    expect(areaOf(mergeAreas(line, 'evenodd'))).toBeGreaterThan(0);
    const depth = ((start.style.inset + start.style.width) / 1000) * SIZE_IN_PX + 1;
    expect(areaOf(intersectAreas(mergeAreas(line, 'evenodd'), growAreas(letters, -depth)))).toBeLessThan(1);
  });

  test('[B21] with an outline lie whole over its stroke, which shows outside them only', async () => {
    const nodes = (await titleIn(font, EFFECT_CATALOGUE.outline.start)).filter(isGlyphs);
    const [stroked, filled] = [nodes.filter(({ strokeWidth }) => strokeWidth), nodes.filter(({ strokeWidth }) => !strokeWidth)];
    expect(nodes).toEqual([...stroked, ...filled]);
    expect(filled.map(({ glyphs }) => glyphs)).toEqual(stroked.map(({ glyphs }) => glyphs));
    for (const { paint } of filled) expect(paint).toMatchObject({ kind: 'solid', colour: { a: 1 } });
  });
});
