import type { BlendMode } from '@coverwright/core/design/blend.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLayers } from './split-layers.ts';

const bounds = { x: 0, y: 0, width: 1, height: 1 };
function layer(id: string, blend?: BlendMode): SceneLayer {
  return {
    id,
    kind: 'shape',
    bounds,
    rotation: 0,
    inkBounds: bounds,
    nodes: [{ kind: 'group', children: [], ...(blend ? { blend } : {}) }],
  };
}
const stack = ['a', 'b', 'c', 'd', 'e'].map((id) => layer(id));

test('[B5] what lies between the elements under work is painted with them', () => {
  expect(splitLayers(stack, ['b', 'd'])).toEqual({ activeFrom: 1, aboveFrom: 4 });
  expect(splitLayers(stack, ['e'])).toEqual({ activeFrom: 4, aboveFrom: 5 });
  expect(splitLayers(stack, [])).toEqual({ activeFrom: 5, aboveFrom: 5 });
});

test('[B5] a blending layer at or over the elements under work has everything below it on its own canvas', () => {
  const blending = stack.map((each) => (each.id === 'd' ? layer('d', 'multiply') : each));
  expect(splitLayers(blending, ['b'])).toEqual({ activeFrom: 0, aboveFrom: 4 });
  expect(splitLayers(blending, ['e'])).toEqual({ activeFrom: 4, aboveFrom: 5 });
});

test('[B5] every element under work is on the middle canvas, whatever is blended', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7), { minLength: 1 }), (blended, picked) => {
      const layers = blended.map((isBlended, index) => layer(String(index), isBlended ? 'screen' : 'normal'));
      const active = picked.filter((index) => index < layers.length);
      const { activeFrom, aboveFrom } = splitLayers(layers, active.map(String));
      for (const index of active) {
        expect(index).toBeGreaterThanOrEqual(activeFrom);
        expect(index).toBeLessThan(aboveFrom);
      }
      if (active.length > 0) expect(blended.slice(aboveFrom)).not.toContain(true);
    }),
  );
});
