import { describe, expect, test } from 'vitest';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneLayer, SceneNode } from '../../scene/scene.ts';
import { hiddenLetters } from './hidden-letters.ts';

const BLACK = { r: 0, g: 0, b: 0, a: 1 };
/** Letters of 100 × 100 print pixels on their baseline. */
const engine = { inkBounds: () => ({ x: 0, y: -1, width: 1, height: 1 }) };

function layer(nodes: readonly SceneNode[]): SceneLayer {
  const bounds = { x: 0, y: 0, width: 1000, height: 1000 };
  return { id: 'layer', kind: 'shape', bounds, rotation: 0, inkBounds: bounds, nodes };
}

function filled(path: Path): SceneNode {
  return { kind: 'fill', path, paint: { kind: 'solid', colour: BLACK } };
}

const words = layer([
  {
    kind: 'glyphs',
    face: 'A',
    size: 100,
    glyphs: [
      { id: 1, x: 100, y: 200 },
      { id: 2, x: 300, y: 200 },
    ],
    paint: { kind: 'solid', colour: BLACK },
  },
]);

describe('the share of letters that lie under a layer', () => {
  test('[B6] counts what is within an outline, not what is within its box', () => {
    const box = rectanglePath({ x: 0, y: 0, width: 1000, height: 1000 });
    const ridge: Path = [['M', 0, 0], ['L', 500, 567], ['L', 1000, 0], ['L', 1000, 1000], ['L', 0, 1000], ['Z']];
    expect(hiddenLetters(words, layer([filled(box)]), engine)).toBe(1);
    const under = hiddenLetters(words, layer([filled(ridge)]), engine);
    expect(under).toBeGreaterThan(0);
    expect(under).toBeLessThan(0.3);
  });

  test('[B6] counts each letter, and a clip in the place of what it clips', () => {
    const clip = rectanglePath({ x: 250, y: 0, width: 500, height: 500 });
    const picture: SceneNode = { kind: 'group', clip, children: [filled(rectanglePath({ x: 0, y: 0, width: 1000, height: 1000 }))] };
    expect(hiddenLetters(words, layer([picture]), engine)).toBeCloseTo(0.5, 5);
  });

  test('[B6] lets words show through a hole, and moves an outline with its group', () => {
    const frame: SceneNode = {
      kind: 'fill',
      rule: 'evenodd',
      path: [...rectanglePath({ x: 0, y: 0, width: 1000, height: 1000 }), ...rectanglePath({ x: 50, y: 50, width: 900, height: 900 })],
      paint: { kind: 'solid', colour: BLACK },
    };
    expect(hiddenLetters(words, layer([frame]), engine)).toBe(0);
    const moved: SceneNode = {
      kind: 'group',
      transform: [1, 0, 0, 1, 5000, 0],
      children: [filled(rectanglePath({ x: 0, y: 0, width: 1000, height: 1000 }))],
    };
    expect(hiddenLetters(words, layer([moved]), engine)).toBe(0);
  });
});
