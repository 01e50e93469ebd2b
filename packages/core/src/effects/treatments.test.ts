import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import type { Point } from '../geometry/shapes.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { flattenPath } from '../scene/flatten-path.ts';
import { type Path, pathBounds } from '../scene/path.ts';
import { mergeAreas } from '../scene/path-areas.ts';
import type { Paint, SceneNode } from '../scene/scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { EFFECT_CATALOGUE } from './effect-catalogue.ts';
import { signedArea, sweepAreas } from './sweep.ts';
import { type TextEffect, textEffectSchema } from './text-effect.ts';

const engine = fixedWidthEngine();

function withTitle(textEffect: TextEffect | null, design: Design = createDesign()): Design {
  return afterCommands(design, { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'SALT', fontSize: 200, textEffect } } });
}

function nodesOf(design: Design): readonly SceneNode[] {
  return compileScene(design, engine).layers.find(({ id }) => id === 'Title')?.nodes ?? [];
}

const leaves = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? leaves(node.children) : [node]));
const isOpaque = (paint: Paint) => (paint.kind === 'solid' ? paint.colour.a === 1 : paint.stops.every(({ colour }) => colour.a === 1));
const areaOf = (path: Path) => Math.abs(flattenPath(path).reduce((sum, { points }) => sum + signedArea(points), 0));
const outlinesOf = (nodes: readonly SceneNode[]) =>
  leaves(nodes).flatMap((node) => (node.kind === 'glyphs' ? node.glyphs.flatMap(({ outline }) => outline ?? []) : []));

describe('a treatment', () => {
  const vector = [
    EFFECT_CATALOGUE.inline.start,
    EFFECT_CATALOGUE['inset-bands'].start,
    EFFECT_CATALOGUE['knock-out'].start,
    EFFECT_CATALOGUE.engraved.start,
    EFFECT_CATALOGUE['rough-print'].start,
    EFFECT_CATALOGUE.shards.start,
    EFFECT_CATALOGUE.slices.start,
    EFFECT_CATALOGUE.overprint.start,
    EFFECT_CATALOGUE.extrude.start,
    textEffectSchema.parse({ name: 'foil', style: { bevel: 1, depth: 0 } }),
  ];
  test.each(vector)('[B21] $name is made of opaque areas and letters, which print as vectors', (effect) => {
    for (const node of leaves(nodesOf(withTitle(effect)))) {
      expect(['fill', 'stroke', 'glyphs']).toContain(node.kind);
      if (node.kind === 'fill' || node.kind === 'stroke' || node.kind === 'glyphs') expect(isOpaque(node.paint)).toBe(true);
    }
  });

  test('[B21] of outlines is not computed again for words that only move', () => {
    const design = withTitle(EFFECT_CATALOGUE.shards.start);
    const [drawn] = nodesOf(design);
    const moved = nodesOf(afterCommands(design, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 777.7 } } }));
    expect(moved).toHaveLength(1);
    if (drawn?.kind !== 'group' || moved[0]?.kind !== 'group') throw new Error('no group');
    expect(moved[0].children).toBe(drawn.children);
    expect(moved[0].transform).not.toEqual(drawn.transform);
  });

  test('[B21] in rough print takes at most 60 % of the ink, and the same seed bites the same places', () => {
    const worn = (wear: number, seed = 7) =>
      outlinesOf(nodesOf(withTitle(textEffectSchema.parse({ name: 'rough-print', style: { wear, seed, grain: 12 } }))));
    const whole = areaOf(worn(0));
    expect(areaOf(worn(1)) / whole).toBeGreaterThan(0.4);
    expect(areaOf(worn(1)) / whole).toBeLessThan(0.95);
    expect(worn(0.5)).toEqual(worn(0.5));
    expect(worn(0.5, 8)).not.toEqual(worn(0.5));
  });

  test('[B21] in shards and slices loses no ink but what the cracks take', () => {
    const whole = areaOf(outlinesOf(nodesOf(withTitle(textEffectSchema.parse({ name: 'shards', style: { spread: 0, turn: 0 } })))));
    for (const effect of [EFFECT_CATALOGUE.shards.start]) {
      expect(areaOf(outlinesOf(nodesOf(withTitle(effect)))) / whole).toBeCloseTo(1, 2);
    }
  });

  test('[B21] of a shadow on the ground lays it under the feet of the letters, wider at its far end, and measures the letters alone', () => {
    const [length, spread] = [0.5, 0.2];
    const design = withTitle(textEffectSchema.parse({ name: 'ground-shadow', style: { length, spread } }));
    const plain = compileScene(withTitle(null), engine).layers.find(({ id }) => id === 'Title')?.inkBounds;
    const title = compileScene(design, engine).layers.find(({ id }) => id === 'Title');
    const shadow = leaves(title?.nodes ?? []).find((node) => node.kind === 'fill');
    const box = shadow?.kind === 'fill' ? pathBounds(shadow.path) : null;
    const letters = pathBounds(outlinesOf(nodesOf(withTitle(textEffectSchema.parse({ name: 'shards', style: { spread: 0, turn: 0 } })))));
    if (!plain || !box || !letters) throw new Error('no letters or no shadow');
    expect(title?.inkBounds).toEqual(plain);
    expect(box.y).toBeCloseTo(letters.y + letters.height, 0);
    expect(box.height).toBeCloseTo(plain.height * length, 0);
    expect(box.width).toBeCloseTo(plain.width * (1 + spread), 0);
  });

  test('[B21] sweeps exactly the area that a rectangle passes over', () => {
    const length = fc.integer({ min: 1, max: 400 });
    const shift = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(length, length, shift, shift, (width, height, x, y) => {
        const corners: readonly Point[] = [
          { x: 0, y: 0 },
          { x: width, y: 0 },
          { x: width, y: height },
          { x: 0, y: height },
        ];
        const path: Path = [...corners.map((corner, at) => [at === 0 ? 'M' : 'L', corner.x, corner.y] as const), ['Z']];
        const swept = areaOf(sweepAreas(mergeAreas(path), { x, y }));
        expect(swept).toBeCloseTo(width * height + Math.abs(x) * height + Math.abs(y) * width, 0);
      }),
      { seed: 7 },
    );
  });
});
