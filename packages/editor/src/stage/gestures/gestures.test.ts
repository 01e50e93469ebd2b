import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { centreOf } from '@coverwright/core/geometry/shapes.ts';
import { describe, expect, test, vi } from 'vitest';
import { driveEditor } from '../../testing/editor-driver.ts';
import { runAfterGesture } from './run-after-gesture.ts';

const image = { type: 'library', assetId: 'sea', width: 3000, height: 2000 };
const square = (id: string, x: number, y: number, z = 20) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'rectangle', x, y, width: 300, height: 300, z } }) as const;

/** A title over a picture, with three squares in a row below it. */
const cover = afterCommands(
  createDesign(),
  { name: 'choose-cover-image', image },
  { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 200, height: 500 }, text: { fontSize: 200 } } },
  { name: 'edit-text-box', id: 'Author', changes: { panel: { top: 2300, height: 200 } } },
  square('one', 200, 900),
  square('two', 700, 950),
  square('three', 1300, 1500),
);
const front = geometryOf(cover).boards.front;
const onFront = (x: number, y: number) => ({ x: front.x + x, y: front.y + y });
/** A point with nothing but the picture. */
const bare = onFront(900, 2000);
const open = () => driveEditor(cover);
const free = { alt: true };

describe('choosing', () => {
  test('[E12] words on the front open their own inspector, unless told not to', async () => {
    const driver = await open();
    driver.click('Title');
    expect(driver.selected()).toEqual(['Title']);
    expect(driver.store.getState().activeTab).toBe('TEXT_FORMATTING');
    driver.store.getState().openTab('SHAPES');
    driver.store.getState().select('Author', true);
    expect(driver.store.getState()).toMatchObject({ activeTab: 'SHAPES', selectedId: 'Author' });
  });

  test('[E12] a spine panel, a shape or a picture object clears what was selected before', async () => {
    const driver = await open();
    driver.editor.store.getState().selectMany(['Title', 'one']);
    const spine = geometryOf(cover).boards.spine;
    driver.click({ x: (spine?.x ?? 0) + 4, y: 300 });
    expect(driver.selected()).toHaveLength(1);
    driver.store.getState().selectMany(['Title', 'Author']);
    driver.click('one');
    expect(driver.selected()).toEqual(['one']);
    expect(driver.store.getState().activeTab).toBe('SHAPE_EDIT');
  });

  test('[E12] removing clears the selection', async () => {
    const driver = await open();
    driver.click('one');
    driver.pressKey('Delete');
    expect(driver.selected()).toEqual([]);
    expect(driver.design().coverShapes.map(({ uniqueObjectId }) => uniqueObjectId)).toEqual(['two', 'three']);
  });

  test('[E7] overlapping elements are cycled by clicks within 6 pixels and 700 ms, and not by later or farther ones', async () => {
    const driver = await driveEditor(afterCommands(cover, square('under', 250, 950, 5)));
    const at = onFront(400, 1100);
    driver.click(at);
    expect(driver.selected()).toEqual(['one']);
    driver.clickAgain(at, {}, 700, 6);
    expect(driver.selected()).toEqual(['under']);
    driver.clickAgain(at, {}, 701, 6);
    expect(driver.selected()).toEqual(['one']);
    driver.clickAgain(at, {}, 300, 13);
    expect(driver.selected()).toEqual(['one']);
  });

  test('[E7] on the back the blurb comes before what lies over it', async () => {
    const over = { ...square('sticker', 300, 500).shape, board: 'back' } as const;
    const driver = await driveEditor(afterCommands(cover, { name: 'add-shape', shape: over }));
    driver.click('sticker');
    expect(driver.selected()).toEqual(['blurb']);
    driver.clickAgain('sticker', {}, 400);
    expect(driver.selected()).toEqual(['sticker']);
  });

  test('[E7] a handle wins over whatever lies on top of it', async () => {
    const driver = await driveEditor(afterCommands(cover, square('over', 450, 1150, 90)));
    driver.click(onFront(250, 950));
    expect(driver.selected()).toEqual(['one']);
    driver.pullHandle('se', { by: { x: 60, y: 60 }, held: { mod: true } });
    expect(driver.selected()).toEqual(['one']);
    expect(driver.boxOf('one').width).toBeCloseTo(360, 6);
    expect(driver.boxOf('over').x).toBe(onFront(450, 0).x);
  });

  test('[E4] a finger selects words first, and writes in them with its second tap, however late', async () => {
    const driver = await open();
    driver.tap('Title');
    expect(driver.selected()).toEqual(['Title']);
    expect(driver.written).toEqual([]);
    driver.tap('Title');
    expect(driver.written.map(({ id }) => id)).toEqual(['Title']);
  });

  test('[E4] a double click on words writes in them; Escape steps out again', async () => {
    const driver = await open();
    driver.doubleClick('Title');
    expect(driver.written.map(({ id }) => id)).toEqual(['Title']);
    driver.pressKey('Escape');
    expect(driver.selected()).toEqual([]);
  });

  test('[E4] shift and mod add to the selection and take out of it', async () => {
    const driver = await open();
    driver.click('one');
    driver.click('two', { shift: true });
    driver.click('Title', { mod: true });
    expect(driver.selected()).toEqual(['one', 'two', 'Title']);
    expect(driver.store.getState().selectedId).toBeNull();
    driver.click('two', { shift: true });
    expect(driver.selected()).toEqual(['one', 'Title']);
    driver.click(bare, { shift: true });
    expect(driver.selected()).toEqual(['one', 'Title']);
  });

  test('[E4] a marquee from the ground selects what it touches; shift keeps what was selected; Escape brings that back', async () => {
    const driver = await open();
    driver.marquee(onFront(100, 850), onFront(800, 1300));
    expect(driver.selected()).toEqual(['one', 'two']);
    driver.marquee(onFront(1700, 2000), onFront(1500, 1700), { shift: true });
    expect(driver.selected()).toEqual(['one', 'two', 'three']);
    expect(driver.steps()).toBe(0);
    driver.holdDrag(onFront(100, 850), { by: { x: 300, y: 300 } });
    expect(driver.selected()).toEqual(['one']);
    driver.pressKey('Escape');
    expect(driver.selected()).toEqual(['one', 'two', 'three']);
  });

  test('[E4] select all takes every element that is shown and not locked', async () => {
    const driver = await driveEditor(
      afterCommands(cover, { name: 'lock-element', id: 'two', locked: true }, { name: 'hide-element', id: 'three', hidden: true }),
    );
    driver.pressKey('Mod+a');
    expect(driver.selected().toSorted()).toEqual(['Author', 'Title', 'one']);
  });

  test('[B14] Tab goes through the elements in reading order, and leads out at the end', async () => {
    const driver = await open();
    const seen: string[] = [];
    while (driver.pressKey('Tab')) seen.push(driver.selected()[0] ?? '');
    expect(seen.slice(0, 5)).toEqual(['Title', 'one', 'two', 'three', 'Author']);
    expect(seen).toContain('blurb');
    driver.pressKey('Shift+Tab');
    expect(driver.selected()[0]).toBe(seen.at(-2));
  });
});

describe('moving', () => {
  test('[E4] a drag moves an element, selects it, and is one step of undo', async () => {
    const driver = await open();
    const before = driver.boxOf('one');
    driver.drag('one', { by: { x: 333, y: -71 }, held: free });
    expect(driver.boxOf('one')).toEqual({ ...before, x: expect.closeTo(before.x + 333, 6), y: expect.closeTo(before.y - 71, 6) });
    expect(driver.selected()).toEqual(['one']);
    expect(driver.store.getState().history.past.map(({ label }) => label)).toEqual(['Move the rectangle']);
    driver.pressKey('Mod+z');
    expect(driver.boxOf('one')).toEqual(before);
  });

  test('[E4] several go together as one step', async () => {
    const driver = await open();
    driver.click('one');
    driver.click('Title', { shift: true });
    const before = [driver.boxOf('one'), driver.boxOf('Title')];
    driver.drag('one', { by: { x: 40, y: 90 }, held: free });
    for (const [index, id] of ['one', 'Title'].entries()) {
      expect(driver.boxOf(id).x).toBeCloseTo((before[index]?.x ?? 0) + 40, 6);
      expect(driver.boxOf(id).y).toBeCloseTo((before[index]?.y ?? 0) + 90, 6);
    }
    expect(driver.steps()).toBe(1);
  });

  test('[E4] shift keeps a drag to one axis', async () => {
    const driver = await open();
    const before = driver.boxOf('one');
    driver.drag('one', { by: { x: 200, y: 60 }, held: { shift: true, alt: true } });
    expect(driver.boxOf('one')).toEqual({ ...before, x: expect.closeTo(before.x + 200, 6) });
  });

  test('[E4] what is dragged near a line stands on it, and the line is shown while it is held', async () => {
    const driver = await open();
    const { width } = driver.boxOf('one');
    const middle = front.x + front.width / 2;
    driver.holdDrag('one', { by: { x: middle - width / 2 - driver.boxOf('one').x + 5, y: 640 } });
    expect(centreOf(driver.boxOf('one')).x).toBeCloseTo(middle, 6);
    const { guides, activeIds, mode } = driver.gestures.view.getState();
    expect({ mode, activeIds }).toEqual({ mode: 'drag', activeIds: ['one'] });
    expect(guides).toContainEqual(expect.objectContaining({ kind: 'line', axis: 'x' }));
    expect(guides.filter(({ kind }) => kind === 'distance').length).toBeGreaterThan(1);
  });

  test('[E4] Escape during a drag puts everything back, and leaves no step behind', async () => {
    const driver = await open();
    const before = driver.design();
    driver.holdDrag('Title', { by: { x: 500, y: 500 } });
    expect(driver.boxOf('Title').x).not.toBe(before.frontBoard.textBoxes[1]?.panel.marginLeft);
    driver.pressKey('Escape');
    expect(driver.design()).toBe(before);
    expect(driver.steps()).toBe(0);
    expect(driver.gestures.view.getState().mode).toBe('idle');
  });

  test('[E2] the cover picture is moved only once it is selected; before, a drag from it is a marquee', async () => {
    const driver = await open();
    const before = driver.design().coverImage;
    driver.drag(bare, { by: { x: 30, y: 60 } });
    expect(driver.design().coverImage).toEqual(before);
    driver.click(bare);
    expect(driver.selected()).toEqual(['coverImage']);
    driver.drag(bare, { by: { x: 30, y: 0 } });
    expect(driver.design().coverImage.backgroundPosition).not.toEqual(before.backgroundPosition);
    driver.store.getState().run({ name: 'lock-element', id: 'coverImage', locked: true }, 'Lock');
    const locked = driver.design().coverImage;
    driver.click(bare);
    driver.drag(bare, { by: { x: -30, y: 0 } });
    expect(driver.design().coverImage).toEqual(locked);
  });

  test('[E4] a nudge after a pause is a step of its own', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const driver = await open();
    driver.store.getState().select('one');
    driver.pressKey('ArrowRight');
    vi.advanceTimersByTime(400);
    driver.pressKey('ArrowRight');
    vi.advanceTimersByTime(5000);
    driver.pressKey('ArrowRight');
    expect(driver.steps()).toBe(2);
    vi.useRealTimers();
  });

  test('[E4] arrows nudge by one pixel, with shift by ten, a row of them in one step', async () => {
    const driver = await open();
    driver.click('one');
    const { x } = driver.boxOf('one');
    driver.pressKey('ArrowRight');
    driver.pressKey('ArrowRight');
    driver.pressKey('Shift+ArrowLeft');
    expect(driver.boxOf('one').x).toBe(x - 8);
    expect(driver.steps()).toBe(1);
  });
});

describe('resizing and turning', () => {
  test('[E4] a corner of words scales their type, a side only gives them room', async () => {
    const driver = await open();
    driver.click('Title');
    const size = () => driver.design().frontBoard.textBoxes[1]?.text.fontSize ?? 0;
    const before = driver.boxOf('Title');
    driver.pullHandle('e', { by: { x: -200, y: 0 }, held: { mod: true } });
    expect(size()).toBe(200);
    expect(driver.boxOf('Title').width).toBeCloseTo(before.width - 200, 6);
    driver.pullHandle('se', { by: { x: driver.boxOf('Title').width, y: 0 }, held: { mod: true } });
    expect(size()).toBeCloseTo(400, 4);
    expect(driver.steps()).toBe(2);
  });

  test('[E4] what arrives during a drag waits until the hand lets go: a step of its own, which Escape leaves alone', async () => {
    const driver = await open();
    driver.click('Title');
    driver.holdDrag('Title', { by: { x: 500, y: 500 } });
    runAfterGesture(driver.gestures, () => driver.store.getState().run({ name: 'describe-work', title: 'Arrived' }, 'Arrive'));
    expect(driver.design().metadata.title).not.toBe('Arrived');
    driver.pressKey('Escape');
    expect([driver.steps(), driver.design().metadata.title]).toEqual([1, 'Arrived']);
  });

  test('[E4] shift keeps the proportions, Alt the centre, and Escape everything', async () => {
    const driver = await open();
    driver.click('one');
    const before = driver.boxOf('one');
    driver.pullHandle('e', { by: { x: 150, y: 0 }, held: { shift: true, mod: true } });
    expect(driver.boxOf('one')).toMatchObject({ width: expect.closeTo(450, 6), height: expect.closeTo(450, 6), x: before.x });
    driver.pullHandle('e', { by: { x: 50, y: 0 }, held: { alt: true, mod: true } });
    expect(centreOf(driver.boxOf('one')).x).toBeCloseTo(before.x + 225, 6);
    expect(driver.boxOf('one').width).toBeCloseTo(550, 6);
  });

  test('[E4] a dragged edge catches on a line', async () => {
    const driver = await open();
    driver.click('one');
    const { right } = { right: driver.boxOf('two').x };
    driver.pullHandle('e', { by: { x: right - driver.boxOf('one').x - 300 + 6, y: 0 } });
    expect(driver.boxOf('one').x + driver.boxOf('one').width).toBeCloseTo(right, 6);
  });

  test('[E4] several grow by the corners of their common frame, type and all', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['Title', 'one']);
    const before = driver.frame().rect;
    driver.pullHandle('se', { by: { x: before.width * 0.5, y: 0 }, held: { mod: true } });
    const after = driver.frame().rect;
    expect(after.width).toBeCloseTo(before.width * 1.5, 4);
    expect(after.height).toBeCloseTo(before.height * 1.5, 4);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 4), expect.closeTo(before.y, 4)]);
    expect(driver.design().frontBoard.textBoxes[1]?.text.fontSize).toBeCloseTo(300, 4);
    expect(driver.boxOf('one').width).toBeCloseTo(450, 4);
    expect(driver.steps()).toBe(1);
  });

  test('[E4] turning catches on 15° and tells the angle; Alt lets go of it', async () => {
    const driver = await open();
    driver.click('one');
    driver.turn(43, {}, false);
    expect(driver.gestures.view.getState().readout).toBe('45°');
    driver.pressKey('Escape');
    expect(driver.boxOf('one').rotation).toBe(0);
    driver.turn(43);
    expect(driver.boxOf('one').rotation).toBe(45);
    driver.turn(-2, { alt: true });
    expect(driver.boxOf('one').rotation).toBeCloseTo(43, 4);
    expect(driver.steps()).toBe(2);
  });

  test('[E4] several turn about the middle of their frame', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['one', 'Title']);
    const middle = centreOf(driver.frame().rect);
    driver.turn(90);
    expect(driver.boxOf('one').rotation).toBe(90);
    expect(driver.boxOf('Title').rotation).toBe(90);
    expect(centreOf(driver.frame().rect).x).toBeCloseTo(middle.x, 4);
  });
});

describe('what is locked', () => {
  const locked = afterCommands(cover, { name: 'lock-element', id: 'one', locked: true });

  test('[E4] lets clicks and drags through', async () => {
    const driver = await driveEditor(locked);
    driver.click('one');
    expect(driver.selected()).toEqual(['coverImage']);
    driver.store.getState().select(null);
    driver.drag('one', { by: { x: 100, y: 100 } });
    expect(driver.design()).toBe(driver.store.getState().history.present);
    expect(driver.steps()).toBe(0);
  });

  test('[E4] is not nudged, sized, turned or removed, and says where it is unlocked', async () => {
    const driver = await driveEditor(locked);
    driver.store.getState().select('one');
    driver.pressKey('ArrowLeft');
    expect(driver.notice()).toBe('Rectangle is locked. Unlock it in Layers.');
    driver.pressKey('Delete');
    driver.pullHandle('se', { by: { x: 50, y: 50 } });
    driver.turn(45);
    expect(driver.steps()).toBe(0);
    driver.pressKey('Mod+Shift+l');
    driver.pressKey('ArrowLeft');
    expect(driver.steps()).toBe(2);
  });
});

describe('a finger', () => {
  test('[B14] taps to select, and a long press adds to the selection', async () => {
    const driver = await open();
    driver.tap('one');
    expect(driver.selected()).toEqual(['one']);
    driver.tap('two', 600);
    expect(driver.selected()).toEqual(['one', 'two']);
    expect(driver.editor.contextMenu.getState()).toMatchObject({ at: expect.anything(), withKeys: false });
    driver.tap('one', 600);
    expect(driver.selected()).toEqual(['one', 'two']);
  });

  test('[B14] drags an element, and the stage where there is none', async () => {
    const driver = await open();
    const before = driver.camera.getState().camera;
    driver.drag('one', { by: { x: 333, y: 71 }, held: free, pointerType: 'touch' });
    expect(driver.boxOf('one').x).toBeCloseTo(onFront(533, 0).x, 6);
    expect(driver.camera.getState().camera).toEqual(before);
    driver.drag(bare, { by: { x: 100, y: 0 }, pointerType: 'touch' });
    expect(driver.camera.getState().camera.x).toBeCloseTo(before.x + 100 * before.scale, 6);
  });

  test('[B14] two fingers zoom about the middle between them, and call off a drag', async () => {
    const driver = await open();
    const { scale } = driver.camera.getState().camera;
    driver.pinch(2);
    expect(driver.camera.getState().camera.scale).toBeCloseTo(scale * 2, 6);
    expect(driver.steps()).toBe(0);
  });
});
