import { NOVEL } from '../geometry/testing/novel.ts';
import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { record, startHistory, undo } from '../commands/history.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { centreOf } from '../geometry/shapes.ts';
import { GENRES } from '../genres/genres.ts';
import { composeCover } from '../ideas/compose-cover.ts';
import { trim } from '../platforms/trim.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';

const empty: Design = { ...createDesign(), frontBoard: { ...createDesign().frontBoard, textBoxes: [] } };
const LANDSCAPE: Command = { name: 'change-specification', trim: trim(8.25, 6) };
const front = (design: Design) => geometryOf(design).boards.front;
const shapeOf = (design: Design, id: string) => {
  const shape = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (!shape) throw new Error(`${id} is gone`);
  return shape;
};
const shape = (
  id: string,
  type: 'rectangle' | 'ellipse' | 'star',
  x: number,
  y: number,
  width: number,
  height: number,
  more = {},
): Command => ({
  name: 'add-shape',
  shape: { uniqueObjectId: id, type, x, y, width, height, box: { fill: { kind: 'solid', colour: { r: 0, g: 0, b: 0, a: 1 } } }, ...more },
});

describe('an element that nothing composed', () => {
  test('[B18] within a drawing keeps its place in it and its proportions', () => {
    const drawn = afterCommands(
      empty,
      shape('arch', 'ellipse', 400, 300, 1000, 1000),
      shape('moon', 'ellipse', 900, 1000, 200, 200),
      LANDSCAPE,
    );
    const [arch, moon] = [shapeOf(drawn, 'arch'), shapeOf(drawn, 'moon')];
    expect(arch.width / arch.height).toBeCloseTo(1, 6);
    expect((centreOf(moon).x - centreOf(arch).x) / arch.width).toBeCloseTo(0.1, 6);
    expect((centreOf(moon).y - centreOf(arch).y) / arch.width).toBeCloseTo(0.3, 6);
  });

  test('[B18] of a group moves and scales with its group, though it spans the board', () => {
    const ids = ['rule', 'star'];
    const made = afterCommands(
      empty,
      shape('rule', 'rectangle', 100, 200, 1600, 20),
      shape('star', 'star', 800, 400, 200, 200, { lockAspectRatio: true }),
      { name: 'group-elements', id: 'crest', members: ids },
    );
    const next = afterCommands(made, LANDSCAPE);
    const [rule, star] = [shapeOf(next, 'rule'), shapeOf(next, 'star')];
    const scale = star.width / 200;
    expect(rule.width).toBeCloseTo(1600 * scale, 4);
    expect(centreOf(star).y - centreOf(rule).y).toBeCloseTo(290 * scale, 4);
  });

  test('[B18] over the edge of the sheet still runs off it, and a wallpaper of drawings is not squeezed', () => {
    const { width, height } = front(empty);
    const icon = { set: 'own', name: 'flower', licence: 'CC0', width: 24, height: 24, paths: [{ d: 'M0 0h24v24z' }] };
    const made = afterCommands(
      empty,
      shape('sun', 'ellipse', width - 300, 100, 600, 600, { lockAspectRatio: true }),
      shape('flowers', 'rectangle', 0, -240, width + 240, height + 480, { icon }),
    );
    const next = afterCommands(made, LANDSCAPE);
    const { panels } = geometryOf(next);
    const sun = shapeOf(next, 'sun');
    expect(sun.x + sun.width).toBeGreaterThanOrEqual(panels.front.width - 1e-6);
    expect(sun.width / sun.height).toBeCloseTo(1, 6);
    const [was, flowers] = [shapeOf(made, 'flowers'), shapeOf(next, 'flowers')];
    expect(flowers.width / flowers.height).toBeCloseTo(was.width / was.height, 6);
    expect(flowers.x).toBeCloseTo(0, 6);
    expect(flowers.x + flowers.width).toBeGreaterThanOrEqual(panels.front.width - 1e-6);
    expect(flowers.y).toBeLessThanOrEqual(panels.front.y - front(next).y + 1e-6);
  });

  test('[B18] keeps to what its author pinned it to', () => {
    const put = (pins: object) =>
      shapeOf(afterCommands(empty, shape('star', 'star', 800, 1200, 200, 200, { lockAspectRatio: true, ...pins }), LANDSCAPE), 'star');
    const [free, pinned] = [put({}), put({ pins: { x: 'end', y: 'start' } })];
    expect(pinned.x).toBeGreaterThan(free.x);
    expect(pinned.y).toBeGreaterThan(free.y);
  });
});

test('[B18] a group keeps to what its author pinned it to, as a whole', () => {
  const made = afterCommands(
    empty,
    shape('one', 'star', 700, 1100, 200, 200, { lockAspectRatio: true }),
    shape('two', 'ellipse', 900, 1150, 100, 100, { lockAspectRatio: true }),
    { name: 'group-elements', id: 'crest', members: ['one', 'two'] },
  );
  const free = afterCommands(made, LANDSCAPE);
  const pinned = afterCommands(made, { name: 'edit-group', id: 'crest', changes: { pins: { x: 'end' } } }, LANDSCAPE);
  expect(shapeOf(pinned, 'one').x).toBeGreaterThan(shapeOf(free, 'one').x + 100);
  const apart = (design: Design) => shapeOf(design, 'two').x - shapeOf(design, 'one').x;
  expect(apart(pinned)).toBeCloseTo(apart(free), 6);
});

describe('a cover that remembers how it was composed', () => {
  const [genre] = GENRES;
  if (!genre) throw new Error('there are no genres');
  const engine = fixedWidthEngine();
  const look = { ...genre.look, layout: 'emblem' } as const;
  const words = { title: 'The Tide Ledger', author: 'Ann Reed', subtitle: null, blurb: '<p>One line.</p>' };
  const cover = composeCover({ ...words, genre: { ...genre, look }, specification: NOVEL, picture: null }, engine);
  const square: Command = { name: 'change-specification', trim: trim(8.5, 8.5) };
  const changed = (design: Design, command: Command) => {
    const result = applyCommand(design, command, engine);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  };
  const textOf = (design: Design, id: string) => design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);

  test('[B18] is what would have been composed for the other book', () => {
    const composed = composeCover(
      { ...words, genre: { ...genre, look }, specification: { ...NOVEL, trim: trim(8.5, 8.5) }, picture: null },
      engine,
    );
    expect(changed(cover, square)).toMatchObject({ frontBoard: composed.frontBoard, coverShapes: composed.coverShapes });
  });

  test('[B18] keeps what its author changed: words, color and what was deleted, there and on the way back', () => {
    const red = { r: 200, g: 0, b: 0, a: 1 };
    const ring = cover.coverShapes[0]?.uniqueObjectId ?? '';
    const edited = afterCommands(
      cover,
      { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'The Salt Ledger', colour: red } } },
      { name: 'remove-object', id: ring },
      shape('added', 'star', 100, 100, 120, 120, { lockAspectRatio: true }),
    );
    const there = changed(edited, square);
    const back = changed(there, { name: 'change-specification', trim: trim(6, 9) });
    for (const design of [there, back]) {
      expect(textOf(design, 'Title')?.text).toMatchObject({ colour: red });
      expect(textOf(design, 'Title')?.text.text.replace(/\s+/g, ' ')).toBe('The Salt Ledger');
      const ids = design.coverShapes.map(({ uniqueObjectId }) => uniqueObjectId);
      expect(ids).not.toContain(ring);
      expect(ids).toContain('added');
    }
    expect(shapeOf(back, 'added')).toMatchObject({ x: 100, y: 100, width: 120, height: 120 });
  });

  test('[B18] a nudge is made again from where the layout has the words now', () => {
    const title = textOf(cover, 'Title');
    const nudged = afterCommands(cover, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: (title?.panel.top ?? 0) + 60 } } });
    const scale = geometryOf(changed(cover, square)).safe.front.height / geometryOf(cover).safe.front.height;
    const there = changed(nudged, square);
    expect((textOf(there, 'Title')?.panel.top ?? 0) - (textOf(changed(cover, square), 'Title')?.panel.top ?? 0)).toBeCloseTo(60 * scale, 0);
  });

  test('[B18] a change of the book is one step to undo', () => {
    const history = record(startHistory(cover), changed(cover, square), 'Trim');
    expect(undo(history).present).toBe(cover);
  });
});
