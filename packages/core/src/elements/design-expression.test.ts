import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { fromHex } from '../design/colour.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import type { Fill } from '../design/fill.ts';
import { mapPictures } from '../design/map-pictures.ts';
import { shownPictures } from '../design/shown-pictures.ts';
import { parseDesign } from '../design/parse-design.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { pathBounds } from '../scene/path.ts';
import type { SceneNode } from '../scene/scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';

const engine = fixedWidthEngine();
const image = { type: 'library', assetId: 'sea', width: 4000, height: 2000 };
const picture: Fill = {
  kind: 'picture',
  image: { ...image, photographerName: null, profileLink: null, licence: null },
  focus: { x: 0.25, y: 0.5 },
  zoom: 1,
  offset: { x: 0, y: 0 },
  mirrorX: 1,
  filter: null,
};
const linear: Fill = {
  kind: 'linear',
  angle: 0,
  stops: [
    { offset: 0, colour: fromHex('#000000') },
    { offset: 1, colour: fromHex('#ffffff') },
  ],
};
type ShapeInput = Extract<Command, { readonly name: 'add-shape' }>['shape'];
const shape = (rest: Partial<ShapeInput>): Command => ({
  name: 'add-shape',
  shape: { uniqueObjectId: 'window', type: 'rectangle', x: 100, y: 100, width: 400, height: 400, ...rest },
});
const layer = (design: Design, id: string) => {
  const found = compileScene(design, engine).layers.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const flat = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...flat(node.children)] : [node]));

describe('fills', () => {
  test('[B17] a picture fill covers its shape, keeps its proportions and is cut to the outline', () => {
    const { nodes } = layer(afterCommands(createDesign(), shape({ box: { fill: picture } })), 'window');
    const [shown] = flat(nodes).filter((node) => node.kind === 'image');
    const clip = flat(nodes).find((node) => node.kind === 'group' && node.clip);
    expect(shown?.destination).toEqual({ x: 0, y: 0, width: 800, height: 400 });
    expect(clip?.kind === 'group' && clip.clip && pathBounds(clip.clip)).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  });

  test('[B17] a picture in a fill counts as shown, and is changed with all others', () => {
    const design = afterCommands(
      createDesign(),
      shape({ box: { fill: picture } }),
      { name: 'set-panel-fill', panel: 'back', fill: picture },
      { name: 'edit-text-box', id: 'Title', changes: { text: { fill: picture, lines: [{ runs: [{ text: 'A', fill: picture }] }] } } },
    );
    expect(shownPictures(design).map(({ assetId }) => assetId)).toEqual(['sea', 'sea', 'sea', 'sea']);
    expect(shownPictures(mapPictures(design, (known) => ({ ...known, assetId: 'lake' }))).map(({ assetId }) => assetId)).toEqual(
      Array(4).fill('lake'),
    );
  });

  test('[B17] a panel takes a gradient, and a plain color takes its place again', () => {
    const filled = afterCommands(createDesign(), { name: 'set-panel-fill', panel: 'front', fill: linear });
    expect(flat(layer(filled, 'panel:front').nodes)[0]).toMatchObject({ kind: 'fill', paint: { kind: 'linear' } });
    const plain = afterCommands(filled, { name: 'set-panel-colour', panel: 'front', colour: fromHex('#336699') });
    expect(plain.frontBoard.panel).toEqual({ colour: fromHex('#336699') });
  });

  test('[B17] words take a gradient across all their letters, and a picture is cut to their outlines', () => {
    const fill = (value: Fill) =>
      flat(layer(afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { fill: value } } }), 'Title').nodes);
    expect(fill(linear).filter((node) => node.kind === 'glyphs')[0]).toMatchObject({ paint: { kind: 'linear' } });
    const pictured = fill(picture);
    expect(pictured.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['glyphs', 'group', 'image']));
  });

  test('[B17] a plain color takes the place of a fill of words', () => {
    const filled = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { fill: linear } } });
    const plain = afterCommands(filled, { name: 'edit-text-box', id: 'Title', changes: { text: { colour: fromHex('#ff0000') } } });
    expect(plain.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title')?.text).not.toHaveProperty('fill');
  });
});

describe('lines of shapes', () => {
  const lineOf = (rest: Partial<ShapeInput>) =>
    flat(layer(afterCommands(createDesign(), shape(rest)), 'window').nodes).find((node) => node.kind === 'stroke');
  const line = { colour: fromHex('#000000'), width: 10 };

  test('[B17] a line outside begins at its distance from the outline, and counts as ink', () => {
    const placed = lineOf({ line: { ...line, place: 'outside', distance: 20 } });
    expect(placed && pathBounds(placed.path)).toEqual({ x: -25, y: -25, width: 450, height: 450 });
    const design = afterCommands(createDesign(), shape({ line: { ...line, place: 'outside', distance: 20 } }));
    const { bounds, inkBounds } = layer(design, 'window');
    expect([inkBounds?.width, bounds.width]).toEqual([460, 400]);
  });

  test('[B17] a line inside runs wholly inside, and is gone where it finds no room', () => {
    const placed = lineOf({ line: { ...line, place: 'inside', distance: 20 } });
    expect(placed && pathBounds(placed.path)).toEqual({ x: 25, y: 25, width: 350, height: 350 });
    expect(lineOf({ line: { ...line, place: 'inside', distance: 300 } })).toBeUndefined();
  });

  test('[B17] a line outside an arch keeps its distance all the way round', () => {
    const placed = lineOf({ type: 'arch', height: 700, line: { ...line, place: 'outside', distance: 30 } });
    const points =
      placed?.path.flatMap((command) => (command[0] === 'L' || command[0] === 'M' ? [{ x: command[1], y: command[2] }] : [])) ?? [];
    const onTop = points.filter(({ y }) => y < 190);
    expect(onTop.length).toBeGreaterThan(20);
    for (const { x, y } of onTop) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(235, 0);
  });

  test('[B17] an open outline has no sides: its line stays on it', () => {
    const placed = lineOf({ type: 'line', renderer: 'line', line: { ...line, place: 'outside', distance: 20 } });
    expect(placed && pathBounds(placed.path)).toMatchObject({ x: 0, width: 400 });
  });
});

describe('blend and opacity', () => {
  test('[B17] every placed kind fades and blends as a whole', () => {
    const design = afterCommands(
      createDesign(),
      shape({ opacity: 0.5, style: { blend: 'hard-light' }, box: { fill: linear } }),
      {
        name: 'add-object-image',
        object: { uniqueObjectId: 'moon', image, x: 0, y: 0, width: 90, height: 90, opacity: 0.5, blend: 'screen' },
      },
      { name: 'edit-text-box', id: 'Title', changes: { opacity: 0.5, blend: 'multiply' } },
    );
    expect(layer(design, 'window').nodes[0]).toMatchObject({ kind: 'group', opacity: 0.5, blend: 'hard-light' });
    expect(layer(design, 'moon').nodes[0]).toMatchObject({ kind: 'group', opacity: 0.5, blend: 'screen' });
    expect(layer(design, 'Title').nodes[0]).toMatchObject({ kind: 'group', opacity: 0.5, blend: 'multiply' });
  });

  test('[B17] a document that uses none of it is the same to the last byte after it is read', () => {
    const design = createDesign();
    const read = parseDesign(JSON.parse(JSON.stringify(design)));
    expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(design));
    expect(JSON.stringify(design)).not.toMatch(/blend|"fill":|features|"lines"/);
  });

  test('[B17] what is out of bounds is refused', () => {
    const refused = (command: Command) => !applyCommand(createDesign(), command).ok;
    expect(refused({ name: 'edit-text-box', id: 'Title', changes: { opacity: 2 } })).toBe(true);
    expect(refused(shape({ box: { fill: { ...picture, zoom: 0 } } }))).toBe(true);
    expect(refused({ name: 'edit-text-box', id: 'Title', changes: { text: { features: { 'not a tag': 1 } } } })).toBe(true);
  });
});

describe('words on a path', () => {
  const turns = (path: NonNullable<Design['frontBoard']['textBoxes'][number]['text']['path']>) => {
    const design = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'AAAAAAA', path } } });
    const glyphs = flat(layer(design, 'Title').nodes).flatMap((node) => (node.kind === 'glyphs' ? node.glyphs : []));
    return glyphs.map(({ rotation }) => rotation ?? 0);
  };

  test('[B17] along an arc letters turn by the bend from the first to the last', () => {
    const [first = 0, , , middle = 1, , , last = 0] = turns({ kind: 'arc', bend: 90 });
    expect(middle).toBeCloseTo(0, 6);
    expect(last - first).toBeCloseTo((90 * 6) / 7, 6);
  });

  test('[B17] along a wave letters lean up one side and down the other', () => {
    const angles = turns({ kind: 'wave', height: 1, waves: 1, phase: 0 });
    expect(Math.min(...angles)).toBeLessThan(-5);
    expect(Math.max(...angles)).toBeGreaterThan(5);
  });

  test('[B17] inside a circle letters turn the other way', () => {
    const outside = turns({ kind: 'circle', diameter: 1, start: 0, inside: false });
    const inside = turns({ kind: 'circle', diameter: 1, start: 0, inside: true });
    expect(outside.at(-1)).toBeGreaterThan(0);
    expect(inside.at(-1)).toBeCloseTo(-(outside.at(-1) ?? 0), 6);
  });
});
