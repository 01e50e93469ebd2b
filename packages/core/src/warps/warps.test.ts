import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '../commands/apply-command.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { fromHex } from '../design/colour.ts';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { letteringSchema } from '../design/lettering.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { type Warp, MAX_STRETCH, warpSchema } from '../design/warp.ts';
import { EFFECT_CATALOGUE } from '../effects/effect-catalogue.ts';
import { compileShape } from '../elements/shapes/compile-shape.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { outlineInk } from '../scene/outline-ink.ts';
import type { SceneNode } from '../scene/scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { bendPoint } from './bend-point.ts';
import { WARP_CATALOGUE } from './warp-catalogue.ts';
import { warpPath } from './warp-path.ts';

const engine = fixedWidthEngine();
const ENTRIES = Object.values(WARP_CATALOGUE);

function title(warp: Warp | null, changes: object = {}) {
  const design = afterCommands(createDesign(), {
    name: 'edit-text-box',
    id: 'Title',
    changes: { text: { text: 'THE SALT KEEPER', fontSize: 200, ...changes, warp } },
  });
  const box = design.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');
  const layer = compileScene(design, engine).layers.find(({ id }) => id === 'Title');
  if (!layer || !box) throw new Error('no title');
  return { layer, box };
}

const letters = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? letters(node.children) : node.kind === 'glyphs' ? [node] : []));

describe('a warp', () => {
  test.each(ENTRIES)('[B21] $kind: everything that it stores can be set, within what is stored', ({ start, controls }) => {
    const { kind: _, ...numbers } = start;
    expect(controls.map(({ key }) => key).sort()).toEqual(Object.keys(numbers).sort());
    for (const { key, min, max, suffix } of controls) {
      for (const shown of [min, max]) {
        const value = suffix === ' %' ? shown / 100 : shown;
        expect(warpSchema.safeParse({ ...start, [key]: value }).success, `${key} ${value}`).toBe(true);
      }
    }
  });

  test.each(ENTRIES)('[B21] $kind bends the letters and keeps them letters, with every effect', ({ start }) => {
    expect(letters(title(start).layer.nodes)).not.toEqual(letters(title(null).layer.nodes));
    for (const { start: textEffect } of Object.values(EFFECT_CATALOGUE)) {
      expect(letters(title(start, { textEffect }).layer.nodes).length, textEffect.name).toBeGreaterThan(0);
    }
  });

  test('[B21] never stretches letters further than a third', () => {
    const stretched = (height: number) => warpSchema.safeParse({ kind: 'stretch', height }).success;
    expect([stretched(MAX_STRETCH), stretched(MAX_STRETCH + 0.01), stretched(0.5)]).toEqual([true, false, false]);
  });

  test('[B21] is taken away again by null, and the words are as before, byte for byte', () => {
    const plain = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'SALT' } } });
    const bent = applyCommand(plain, {
      name: 'edit-text-box',
      id: 'Title',
      changes: { text: { warp: WARP_CATALOGUE.arch.start } },
    });
    if (!bent.ok) throw new Error(bent.fault.message);
    const back = afterCommands(bent.value, { name: 'edit-text-box', id: 'Title', changes: { text: { warp: null } } });
    expect(JSON.stringify(back.frontBoard)).toBe(JSON.stringify(plain.frontBoard));
  });

  test('[B21] [B6] leaves a lettered title in its box, where it is placed', () => {
    const warps = fc.oneof(
      ...ENTRIES.map(({ start, controls }) =>
        fc
          .tuple(
            ...controls.map(({ min, max, suffix }) => fc.double({ min, max, noNaN: true }).map((v) => (suffix === ' %' ? v / 100 : v))),
          )
          .map((values) => warpSchema.parse({ ...start, ...Object.fromEntries(controls.map(({ key }, at) => [key, values[at]])) })),
      ),
    );
    const words = fc.constantFrom('SALT', 'THE SALT KEEPER’S DAUGHTER', 'A LONG WAY TO A SMALL SEA', 'שירים של הים');
    fc.assert(
      fc.property(warps, words, (warp, text) => {
        const { layer } = title(warp, { text, lettering: letteringSchema.parse({}) });
        const { bounds, inkBounds: ink } = layer;
        if (!ink) throw new Error('no ink');
        expect(ink.x).toBeGreaterThan(bounds.x - 1);
        expect(ink.x + ink.width).toBeLessThan(bounds.x + bounds.width + 1);
        expect(ink.y).toBeGreaterThan(bounds.y - 1);
        expect(ink.y + ink.height).toBeLessThan(bounds.y + bounds.height + 1);
      }),
      { numRuns: 150 },
    );
  });

  test('[B21] splits straight lines so that they bend, and leaves curves curves', () => {
    const box = { x: 0, y: 0, width: 900, height: 300 };
    const bend = bendPoint({ kind: 'arch', bend: 0.2, bottom: 1 }, box);
    const bar = warpPath([['M', 0, 0], ['L', 900, 0], ['Q', 900, 300, 450, 300], ['Z']], bend, 150);
    expect(bar.filter(([name]) => name === 'L').length).toBeGreaterThanOrEqual(6);
    expect(bar.filter(([name]) => name === 'Q').length).toBeGreaterThanOrEqual(3);
    expect(bar[3]?.[2]).toBeCloseTo(-0.2 * 900, 6);
  });

  test('[B21] widens letters by one factor from each to the next, and keeps their ends in place', () => {
    const box = { x: 100, y: 0, width: 900, height: 300 };
    const bend = bendPoint({ kind: 'widen', growth: 4, height: 1 }, box);
    const stops = [0, 1, 2, 3].map((third) => bend(100 + third * 300, 0).x);
    const [first = 0, second = 0, third = 0] = stops.slice(1).map((x, index) => x - (stops[index] ?? 0));
    expect([stops[0], stops[3]]).toEqual([100, 1000]);
    expect(second / first).toBeCloseTo(4 ** (1 / 3), 6);
    expect(third / second).toBeCloseTo(4 ** (1 / 3), 6);
    expect(bendPoint({ kind: 'widen', growth: 1, height: 1 }, box)(400, 150)).toEqual({ x: 400, y: 150 });
  });

  test.each(ENTRIES)('[B21] $kind bends a shape within its box', ({ start }) => {
    const shape = coverShapeSchema.parse({
      uniqueObjectId: 'banner',
      x: 100,
      y: 200,
      width: 900,
      height: 300,
      type: 'banner',
      box: { fill: { kind: 'solid', colour: fromHex('#803020') } },
    });
    const geometry = geometryOf(createDesign());
    const fillOf = (nodes: readonly SceneNode[]) => nodes.flatMap((node) => (node.kind === 'group' ? node.children : []))[0];
    const [straight, bent] = [shape, { ...shape, warp: start }].map((drawn) => fillOf(compileShape(drawn, geometry).nodes));
    if (straight?.kind !== 'fill' || bent?.kind !== 'fill') throw new Error('no fill');
    const ink = outlineInk(bent.path);
    if (!ink) throw new Error('no ink');
    expect(Math.min(ink.x, ink.y)).toBeGreaterThan(-0.5);
    expect(ink.x + ink.width).toBeLessThan(900.5);
    expect(ink.y + ink.height).toBeLessThan(300.5);
    if (start.kind !== 'stretch') expect(bent.path).not.toEqual(straight.path);
  });
});
