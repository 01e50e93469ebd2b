import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { fromHex } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { groupsOf, leavesOf, membersOf } from '../elements/group/element-tree.ts';
import { placedElements, rootElements } from '../elements/placed-elements.ts';
import { isLocked } from '../elements/placed-elements.ts';
import { centreOf } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';
import { restackCommand } from '../interaction/restack.ts';
import { paintedLayers, withLayerNodes } from '../scene/painted-layers.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { type Command, applyCommand } from './apply-command.ts';
import { copyCommands } from './copy-elements.ts';
import { afterCommands } from './testing/after-commands.ts';

const engine = fixedWidthEngine();
const red = { kind: 'solid', colour: fromHex('#cc0000') } as const;
const shape = (id: string, z: number, at = 0): Command => ({
  name: 'add-shape',
  shape: { uniqueObjectId: id, type: 'ellipse', x: at, y: at, width: 100, height: 60, z, box: { fill: red } },
});
const cover = afterCommands(createDesign(), shape('a', 11), shape('b', 12, 200), shape('c', 13, 400), shape('d', 14, 600));
const grouped = afterCommands(cover, { name: 'group-elements', id: 'g', members: ['b', 'a'] });
const roots = (design: Design) => rootElements(design).map(({ id }) => id);
const refusal = (design: Design, command: Command) => {
  const result = applyCommand(design, command);
  return result.ok ? null : result.fault.message;
};
const layersOf = (design: Design) => compileScene(design, engine).layers;

describe('groups', () => {
  test('[B17] hold their members in painting order, and stand where the topmost of them stood', () => {
    expect(grouped.groups).toMatchObject([{ members: ['a', 'b'], z: 12 }]);
    expect(roots(grouped).slice(-3)).toEqual(['g', 'c', 'd']);
  });

  test('[B17] paint as without them, as long as they do nothing', () => {
    const painted = (design: Design) => paintedLayers(layersOf(design)).flatMap(({ nodes }) => nodes);
    const [node, ...rest] = painted(grouped).slice(-4, -2);
    expect(node).toEqual({
      kind: 'group',
      children: layersOf(cover)
        .filter(({ id }) => id === 'a' || id === 'b')
        .flatMap(({ nodes }) => nodes),
    });
    expect(rest).toHaveLength(1);
  });

  test('[B17] fade and blend as a whole', () => {
    const faded = afterCommands(grouped, { name: 'edit-group', id: 'g', changes: { opacity: 0.4, blend: 'screen' } });
    expect(layersOf(faded).find(({ id }) => id === 'g')?.nodes).toMatchObject([{ kind: 'group', opacity: 0.4, blend: 'screen' }]);
  });

  test('[B17] cut by their undermost member: along its outline, or where it is clear', () => {
    const node = (clip: 'inside' | 'outside') => {
      const cut = afterCommands(grouped, { name: 'edit-group', id: 'g', changes: { clip } });
      return layersOf(cut).find(({ id }) => id === 'g')?.nodes[0];
    };
    expect(node('inside')).toMatchObject({ clipRule: 'evenodd', children: [{ kind: 'group' }] });
    expect(node('outside')).toMatchObject({ mask: { inverted: true } });
  });

  test('[B17] words cut as the outlines of their letters', () => {
    const cut = afterCommands(
      createDesign(),
      { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'AB' }, panel: { zIndex: 1 } } },
      shape('a', 11),
      { name: 'group-elements', id: 'g', members: ['Title', 'a'] },
      { name: 'edit-group', id: 'g', changes: { clip: 'inside' } },
    );
    const [node] = layersOf(cut).find(({ id }) => id === 'g')?.nodes ?? [];
    expect(node?.kind === 'group' && node.clip?.filter(([name]) => name === 'M')).toHaveLength(2);
  });

  test('[B17] hide and lock what is in them', () => {
    const hidden = afterCommands(grouped, { name: 'hide-element', id: 'g', hidden: true });
    expect(layersOf(hidden).map(({ id }) => id)).not.toContain('a');
    const locked = afterCommands(grouped, { name: 'lock-element', id: 'g', locked: true });
    expect(isLocked(locked, 'a')).toBe(true);
  });

  test('[B17] are taken apart into the place where they stood', () => {
    const apart = afterCommands(grouped, { name: 'ungroup', id: 'g' });
    expect(roots(apart).slice(-4)).toEqual(['a', 'b', 'c', 'd']);
    expect(apart).not.toHaveProperty('groups');
  });

  test('[B17] nest, and an inner group taken apart leaves its members in the outer one', () => {
    const nested = afterCommands(grouped, { name: 'group-elements', id: 'outer', members: ['g', 'c'] });
    expect(leavesOf(nested, ['outer'])).toEqual(['a', 'b', 'c']);
    expect(afterCommands(nested, { name: 'ungroup', id: 'g' }).groups).toMatchObject([
      { uniqueObjectId: 'outer', members: ['a', 'b', 'c'] },
    ]);
  });

  test('[B17] vanish with their last member', () => {
    const one = afterCommands(grouped, { name: 'remove-object', id: 'a' });
    expect(one.groups).toMatchObject([{ members: ['b'] }]);
    expect(afterCommands(one, { name: 'remove-object', id: 'b' })).not.toHaveProperty('groups');
    const gone = afterCommands(grouped, { name: 'remove-group', id: 'g' });
    expect(roots(gone).slice(-2)).toEqual(['c', 'd']);
    expect(placedElements(gone).map(({ id }) => id)).not.toContain('a');
  });

  test('[B17] take elements in and let them out', () => {
    const more = afterCommands(grouped, { name: 'move-to-group', id: 'd', group: 'g', at: 1 });
    expect(more.groups).toMatchObject([{ members: ['a', 'd', 'b'] }]);
    const out = afterCommands(more, { name: 'move-to-group', id: 'd', group: null, at: 0 });
    expect(out.groups).toMatchObject([{ members: ['a', 'b'] }]);
    expect(roots(out)).toContain('d');
  });

  test('[B17] cannot hold themselves, what is not there, or more than eight levels', () => {
    const nested = afterCommands(grouped, { name: 'group-elements', id: 'outer', members: ['g', 'c'] });
    expect(refusal(nested, { name: 'move-to-group', id: 'outer', group: 'g', at: 0 })).toBe('a group cannot be put into itself');
    expect(refusal(nested, { name: 'group-elements', id: 'x', members: ['outer', 'a'] })).toContain('its own member');
    expect(refusal(nested, { name: 'group-elements', id: 'x', members: ['ghost'] })).toContain('needs elements');
    let deep = cover;
    for (let level = 0; level < 8; level += 1) {
      deep = afterCommands(deep, { name: 'group-elements', id: `level ${level}`, members: [level === 0 ? 'a' : `level ${level - 1}`] });
    }
    expect(refusal(deep, { name: 'group-elements', id: 'level 8', members: ['level 7'] })).toContain('8 deep');
  });

  test('[B17] keep the relations of their members when they move, grow and turn', () => {
    const box = elementBox(grouped, 'g');
    if (!box) throw new Error('no box');
    const { x, y, width, height } = box.rect;
    const placed = afterCommands(
      grouped,
      box.commandFor({ rect: { x: x + 50, y, width: width * 2, height: height * 2 }, rotation: 90, scaled: 1 }),
    );
    const before = ['a', 'b'].map((id) => elementBox(grouped, id)?.rect);
    const after = ['a', 'b'].map((id) => elementBox(placed, id)?.rect);
    const apart = ([first, second]: typeof before) =>
      first && second ? Math.hypot(centreOf(first).x - centreOf(second).x, centreOf(first).y - centreOf(second).y) : 0;
    expect(apart(after)).toBeCloseTo(2 * apart(before), 6);
    expect(after.map((rect) => rect?.width)).toEqual([200, 200]);
    expect(elementBox(placed, 'a')?.rotation).toBe(90);
  });

  test('[B17] stack their members among themselves', () => {
    const command = restackCommand(grouped, ['a'], 'forward');
    expect(command && afterCommands(grouped, command).groups).toMatchObject([{ members: ['b', 'a'] }]);
    expect(restackCommand(grouped, ['b'], 'front')).toBeNull();
    expect(restackCommand(grouped, ['g'], 'front')).toMatchObject({ name: 'order-elements' });
  });

  test('[B17] are copied with all that is in them', () => {
    const inside = placedElements(grouped).filter(({ id }) => leavesOf(grouped, ['g']).includes(id) || id === 'g');
    let count = 0;
    const copies = copyCommands(inside, 30, () => `copy ${(count += 1)}`);
    const copied = afterCommands(grouped, { name: 'together', commands: copies.map(({ command }) => command) });
    expect(copied.groups?.[1]).toMatchObject({ members: ['copy 1', 'copy 2'], uniqueObjectId: 'copy 3' });
  });

  test('[B17] paint a member that is drawn differently, and nothing else', () => {
    const layers = layersOf(grouped);
    const changed = withLayerNodes(layers, 'a', []);
    expect(changed.find(({ id }) => id === 'g')?.nodes).toEqual([{ kind: 'group', children: layers.find(({ id }) => id === 'b')?.nodes }]);
  });

  test('[B17] of a document that claims nonsense do no harm: circles and double claims are undone when it is painted', () => {
    const group = (uniqueObjectId: string, members: string[]) => ({
      uniqueObjectId,
      members,
      name: null,
      locked: false,
      hidden: false,
      z: 5,
    });
    const odd: Design = { ...cover, groups: [group('x', ['y', 'a']), group('y', ['x', 'b']), group('z', ['a', 'ghost'])] };
    const painted = layersOf(odd).map(({ id }) => id);
    expect(painted.filter((id) => id === 'a')).toHaveLength(1);
    expect(painted).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
  });

  test('[B17] whatever is grouped, moved and taken apart, every element is on the cover exactly once', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'g1', 'g2', 'g3');
    const step = fc.oneof(
      fc.record({
        name: fc.constant('group-elements' as const),
        id: fc.constantFrom('g1', 'g2', 'g3'),
        members: fc.uniqueArray(id, { minLength: 1 }),
      }),
      fc.record({ name: fc.constant('ungroup' as const), id }),
      fc.record({ name: fc.constant('move-to-group' as const), id, group: fc.option(id), at: fc.nat(4) }),
      fc.record({
        name: fc.constant('edit-group' as const),
        id,
        changes: fc.record({ clip: fc.constantFrom('inside' as const, 'outside' as const, null) }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const design = steps.reduce((current, command) => {
          const result = applyCommand(current, command);
          return result.ok ? result.value : current;
        }, cover);
        const ids = placedElements(design).map((element) => element.id);
        expect(ids.filter((each) => 'abcd'.includes(each)).sort()).toEqual(['a', 'b', 'c', 'd']);
        for (const group of groupsOf(design)) expect(membersOf(design, group)).toEqual(group.members);
        const painted = layersOf(design).map((layer) => layer.id);
        expect(new Set(painted).size).toBe(painted.length);
        expect(painted).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
      }),
    );
  });
});
