import { describe, expect, test } from 'vitest';
import { applyCommand } from '../commands/apply-command.ts';
import { createDesign } from '../design/create-design.ts';
import { compileScene } from '../scene/compile-scene.ts';
import type { SceneNode } from '../scene/scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { EFFECT_CATALOGUE } from './effect-catalogue.ts';
import { foilStops } from './foil/foil-stops.ts';
import { FOILS } from './foil/style.ts';
import type { TextEffect } from './text-effect.ts';

const engine = fixedWidthEngine();

function titleWith(textEffect: TextEffect | null) {
  const changed = applyCommand(createDesign(), {
    name: 'edit-text-box',
    id: 'Title',
    changes: { text: { text: 'SALT', fontSize: 200, textEffect } },
  });
  if (!changed.ok) throw new Error(changed.fault.message);
  const layer = compileScene(changed.value, engine).layers.find(({ id }) => id === 'Title');
  if (!layer) throw new Error('no title');
  return layer;
}

const kinds = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? kinds(node.children) : [node.kind]));

describe('text effects', () => {
  test('[E4] are at least twelve', () => {
    expect(Object.keys(EFFECT_CATALOGUE).length).toBeGreaterThanOrEqual(12);
  });

  test.each(Object.values(EFFECT_CATALOGUE))('[E4] $name draws the words differently from plain, and keeps them', ({ start, controls }) => {
    const plain = titleWith(null);
    const layer = titleWith(start);
    expect(layer.nodes).not.toEqual(plain.nodes);
    expect(kinds(layer.nodes)).toContain('glyphs');
    for (const control of controls) {
      const keys = control.kind === 'offset' ? [control.keyX, control.keyY] : [control.key];
      for (const key of keys) expect(start.style).toHaveProperty(key);
      if (control.kind !== 'slider') continue;
      const value: unknown = Reflect.get(start.style, control.key);
      expect(value).toBeGreaterThanOrEqual(control.min);
      expect(value).toBeLessThanOrEqual(control.max);
    }
  });

  test.each(Object.values(EFFECT_CATALOGUE))('[E4] $name: everything that its style stores can be set', ({ start, controls }) => {
    const keys = controls.flatMap((control) => (control.kind === 'offset' ? [control.keyX, control.keyY] : [control.key]));
    expect([...new Set(keys)].sort()).toEqual(Object.keys(start.style).sort());
  });

  test.each(FOILS)('[E4] foil of %s is laid in rising stops, wherever its light falls', (metal) => {
    for (const sheen of [0, 0.5, 1]) {
      const offsets = foilStops(metal, sheen).map(({ offset }) => offset);
      expect(offsets).toEqual([...offsets].sort((first, second) => first - second));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }
  });

  test('[E4] a curve bends upwards in the middle, and back when it is negative', () => {
    const heights = (bend: number) => {
      const [run] = titleWith({ name: 'curve', style: { bend } }).nodes;
      if (run?.kind !== 'glyphs') throw new Error('no run');
      return run.glyphs.map(({ y }) => y);
    };
    const [first = 0, second = 0] = heights(90);
    expect(second).toBeLessThan(first);
    const [down = 0, lower = 0] = heights(-90);
    expect(lower).toBeGreaterThan(down);
  });

  test('[E4] [B6] the ink of a bent or outlined word is measured where it is drawn', () => {
    const plain = titleWith(null).inkBounds;
    const bent = titleWith({ name: 'curve', style: { bend: 120 } }).inkBounds;
    expect(bent?.height ?? 0).toBeGreaterThan((plain?.height ?? 0) * 1.2);
    const outlined = titleWith(EFFECT_CATALOGUE.outline.start).inkBounds;
    expect((outlined?.width ?? 0) - (plain?.width ?? 0)).toBeCloseTo(2 * 0.018 * 200, 6);
  });
});
