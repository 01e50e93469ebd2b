import { describe, expect, test } from 'vitest';
import type { LayerKind, Scene, SceneLayer } from '../scene/scene.ts';
import { hitTest } from './hit-test.ts';

function layer(id: string, kind: LayerKind, bounds = { x: 0, y: 0, width: 100, height: 100 }, rotation = 0, inked = true): SceneLayer {
  return { id, kind, bounds, rotation, inkBounds: inked ? bounds : null, nodes: [] };
}

function idsAt(layers: readonly SceneLayer[], x: number, y: number): string[] {
  const scene: Scene = { width: 1000, height: 1000, layers };
  return hitTest(scene, { x, y }).map(({ id }) => id);
}

describe('what lies under the pointer', () => {
  test('[E7] comes topmost first, and the ground after everything on it', () => {
    const layers = [
      layer('paper', 'background'),
      layer('coverImage', 'coverImage'),
      layer('panel:front', 'panel'),
      layer('badge', 'shape'),
      layer('Title', 'textBox'),
    ];
    expect(idsAt(layers, 50, 50)).toEqual(['Title', 'badge', 'panel:front', 'coverImage']);
  });

  test('[E7] is the picture rather than a clear panel over it', () => {
    const layers = [layer('coverImage', 'coverImage'), layer('panel:front', 'panel', undefined, 0, false)];
    expect(idsAt(layers, 50, 50)).toEqual(['coverImage', 'panel:front']);
  });

  test('[B14] finds a hairline under a fingertip', () => {
    const scene: Scene = { width: 1000, height: 1000, layers: [layer('rule', 'shape', { x: 0, y: 50, width: 300, height: 2 })] };
    expect(hitTest(scene, { x: 100, y: 61 })).toHaveLength(0);
    expect(hitTest(scene, { x: 100, y: 61 }, 24)).toHaveLength(1);
  });

  test('[E7] respects an element’s rotation', () => {
    const turned = layer('Title', 'textBox', { x: 0, y: 40, width: 200, height: 20 }, 90);
    expect(idsAt([turned], 100, 130)).toEqual(['Title']);
    expect(idsAt([turned], 190, 50)).toEqual([]);
  });
});
