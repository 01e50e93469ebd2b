import { expect, test } from 'vitest';
import { afterCommands } from '../../commands/testing/after-commands.ts';
import { createDesign } from '../../design/create-design.ts';
import type { Design } from '../../design/design.ts';
import { geometryOf } from '../../design/geometry-of.ts';
import { glyphBoxes } from '../../scene/glyph-ink.ts';
import { compileScene } from '../../scene/compile-scene.ts';
import { findTitle } from '../../shop-window/read-title.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { runPreflight } from '../run-preflight.ts';

const engine = fixedWidthEngine();
const fill = { kind: 'solid', colour: { r: 20, g: 40, b: 30, a: 1 } } as const;
const blank = createDesign();
const id = findTitle(blank)?.designMode.uniqueId ?? '';
const titled = afterCommands(blank, { name: 'edit-text-box', id, changes: { text: { text: 'SUMMIT', fontSize: 300 } } });

/** The cover with a shape above the title that hides a share of the foot of its first letter, and nothing of the others. */
function hiding(share: number, changes: object = {}): Design {
  const { front } = geometryOf(titled).boards;
  const layer = compileScene(titled, engine).layers.find((each) => each.id === id)!;
  const letter = glyphBoxes(layer.nodes, engine)[0]!;
  const top = letter.y + letter.height * (1 - share);
  const place = { x: letter.x - front.x, y: top - front.y, width: letter.width, height: letter.height * share };
  return afterCommands(titled, {
    name: 'add-shape',
    shape: { uniqueObjectId: 'leaf', type: 'rectangle', ...place, z: 90, box: { fill }, ...changes },
  });
}

const found = (design: Design) =>
  runPreflight(design, compileScene(design, engine), engine).filter(({ check }) => check === 'letter-hidden');

test('[B22] [B6] a title of which 43 % of a letter is hidden is reported, with a jump to it; one of 41 % is not', () => {
  expect(found(hiding(0.41))).toEqual([]);
  expect(found(hiding(0.43))).toMatchObject([{ severity: 'warning', element: id, message: expect.stringContaining('43%') }]);
});

test('[B22] [B6] two shapes that hide a letter together are reported, and one that is under the title or that letters show through is not', () => {
  const together = afterCommands(hiding(0.3), {
    name: 'add-shape',
    shape: { ...hiding(0.6).coverShapes.at(-1)!, uniqueObjectId: 'twig', height: hiding(0.3).coverShapes.at(-1)!.height },
  });
  expect(found(together)).toMatchObject([{ message: expect.stringContaining('60%') }]);
  expect(found(hiding(0.7, { z: -1 }))).toEqual([]);
  expect(found(hiding(0.7, { opacity: 0.2 }))).toEqual([]);
});

test('[B22] [B6] the title comes to the front by one fix, and nothing is reported then', () => {
  const [finding] = found(hiding(0.5));
  if (!finding?.fix) throw new Error('no fix');
  expect(found(afterCommands(hiding(0.5), finding.fix.command))).toEqual([]);
});
