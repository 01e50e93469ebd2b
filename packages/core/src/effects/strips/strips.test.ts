import { describe, expect, test } from 'vitest';
import { afterCommands } from '../../commands/testing/after-commands.ts';
import { createDesign } from '../../design/create-design.ts';
import { compileScene } from '../../scene/compile-scene.ts';
import { pathBounds } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { textEffectSchema } from '../text-effect.ts';

const engine = fixedWidthEngine();

function nodesFor(style: Record<string, unknown>, text = 'SALT\nAND IRON'): readonly SceneNode[] {
  const textEffect = textEffectSchema.parse({ name: 'strips', style });
  const design = afterCommands(createDesign(), {
    name: 'edit-text-box',
    id: 'Title',
    changes: { text: { text, fontSize: 120, textEffect } },
  });
  const nodes = compileScene(design, engine).layers.find(({ id }) => id === 'Title')?.nodes ?? [];
  return nodes.flatMap((node) => (node.kind === 'group' ? node.children : [node]));
}

const stripsOf = (nodes: readonly SceneNode[]) => nodes.flatMap((node) => (node.kind === 'fill' ? (pathBounds(node.path) ?? []) : []));

describe('paper strips', () => {
  test('[B21] every line has its own strip, and a longer line a wider one', () => {
    const [first, second, ...others] = stripsOf(nodesFor({ shadow: 0 }));
    expect(others).toHaveLength(0);
    expect(second?.width).toBeGreaterThan((first?.width ?? 0) * 1.3);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  });

  test('[B21] all strips lie below all letters, so that none hides a letter of the line above it', () => {
    const kinds = nodesFor({ shadow: 0.5, padding: 400 }).map(({ kind }) => kind);
    expect(kinds.lastIndexOf('fill')).toBeLessThan(kinds.indexOf('glyphs'));
    expect(kinds.filter((kind) => kind === 'shadow')).toHaveLength(2);
  });

  test('[B21] straight strips keep their padding on all sides, and torn ones do not cut into it', () => {
    const bare = stripsOf(nodesFor({ shadow: 0, raggedness: 0, padding: 0 }));
    for (const raggedness of [0, 0.5, 1]) {
      const padded = stripsOf(nodesFor({ shadow: 0, raggedness, padding: 100, seed: 7 }));
      for (const [index, strip] of padded.entries()) {
        const letters = bare[index];
        if (!letters) throw new Error('A line has no strip');
        expect(strip.x).toBeLessThanOrEqual(letters.x - 11);
        expect(strip.y).toBeLessThanOrEqual(letters.y - 11);
        expect(strip.x + strip.width).toBeGreaterThanOrEqual(letters.x + letters.width + 11);
        expect(strip.y + strip.height).toBeGreaterThanOrEqual(letters.y + letters.height + 11);
      }
    }
  });
});
