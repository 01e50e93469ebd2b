import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { placedElements } from '../elements/placed-elements.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { type Command, applyCommand } from './apply-command.ts';
import { afterCommands } from './testing/after-commands.ts';

const shape = (id: string, z = 5): Command => ({
  name: 'add-shape',
  shape: { uniqueObjectId: id, type: 'star', x: 0, y: 0, width: 100, height: 100, z },
});
const cover = afterCommands(createDesign(), shape('badge'), shape('rule'));
const stack = (design: Design) => placedElements(design).map(({ id }) => id);

describe('the list of layers', () => {
  test('[E4] names, locks and hides any element, and takes it back', () => {
    for (const id of ['Title', 'badge']) {
      const changed = afterCommands(
        cover,
        { name: 'name-element', id, called: '  The great one ' },
        { name: 'lock-element', id, locked: true },
        { name: 'hide-element', id, hidden: true },
      );
      expect(placedElements(changed).find((element) => element.id === id)).toMatchObject({
        name: 'The great one',
        locked: true,
        hidden: true,
      });
      const back = afterCommands(
        changed,
        { name: 'name-element', id, called: null },
        { name: 'lock-element', id, locked: false },
        { name: 'hide-element', id, hidden: false },
      );
      expect(back).toEqual(cover);
    }
  });

  test('[E2] locks the cover picture too, which has no name and is never hidden', () => {
    expect(afterCommands(cover, { name: 'lock-element', id: 'coverImage', locked: true }).coverImage.locked).toBe(true);
    expect(applyCommand(cover, { name: 'hide-element', id: 'coverImage', hidden: true }).ok).toBe(false);
  });

  test('[E4] what is hidden is neither shown nor printed', () => {
    const ids = (design: Design) => compileScene(design, fixedWidthEngine()).layers.map(({ id }) => id);
    const hidden = afterCommands(
      cover,
      { name: 'hide-element', id: 'Title', hidden: true },
      { name: 'hide-element', id: 'rule', hidden: true },
    );
    expect(ids(cover)).toEqual(expect.arrayContaining(['Title', 'rule', 'badge']));
    expect(ids(hidden)).not.toContain('Title');
    expect(ids(hidden)).not.toContain('rule');
    expect(ids(hidden)).toContain('badge');
  });

  test('[E4] orders every element anew, under and over the words of back and spine', () => {
    const ordered = afterCommands(cover, { name: 'order-elements', below: ['Title', 'badge'], above: ['rule', 'Author'] });
    expect(stack(ordered)).toEqual(['Title', 'badge', 'rule', 'Author']);
    const painted = compileScene(ordered, fixedWidthEngine()).layers.map(({ id }) => id);
    expect(painted.indexOf('badge')).toBeLessThan(painted.indexOf('blurb'));
    expect(painted.indexOf('rule')).toBeGreaterThan(painted.indexOf('SpineTitle'));
  });

  test('[E4] refuses an order that forgets or repeats an element', () => {
    const refused = (below: string[], above: string[]) => !applyCommand(cover, { name: 'order-elements', below, above }).ok;
    expect(refused([], ['Title', 'Author', 'badge'])).toBe(true);
    expect(refused(['badge'], ['Title', 'Author', 'badge', 'rule'])).toBe(true);
    expect(refused(['ghost'], ['Title', 'Author', 'badge', 'rule'])).toBe(true);
  });
});
