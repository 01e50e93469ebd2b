import { describe, expect, test } from 'vitest';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { createDesign } from '../design/create-design.ts';
import { restack, stackOrder } from './restack.ts';

const shape = (id: string, z: number) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'star', x: 0, y: 0, width: 100, height: 100, z } }) as const;
/** Undermost first: low, high | Author, Title, top. */
const design = afterCommands(createDesign(), shape('low', 1), shape('high', 5), shape('top', 30));

describe('stacking', () => {
  test('[E4] is read from the document, with the words of back and spine between', () => {
    expect(stackOrder(design)).toEqual({ below: ['low', 'high'], above: ['Author', 'Title', 'top'] });
  });

  test('[E4] goes one up or down, over the fixed words without stopping there', () => {
    expect(restack(design, ['low'], 'forward')).toEqual({ below: ['high', 'low'], above: ['Author', 'Title', 'top'] });
    expect(restack(design, ['high'], 'forward')).toEqual({ below: ['low'], above: ['Author', 'high', 'Title', 'top'] });
    expect(restack(design, ['Author'], 'back')).toEqual({ below: ['low', 'Author', 'high'], above: ['Title', 'top'] });
  });

  test('[E4] goes to the very front and the very back', () => {
    expect(restack(design, ['low'], 'front')).toEqual({ below: ['high'], above: ['Author', 'Title', 'top', 'low'] });
    expect(restack(design, ['top'], 'bottom')).toEqual({ below: ['top', 'low', 'high'], above: ['Author', 'Title'] });
  });

  test('[E4] takes several together, in their own order', () => {
    expect(restack(design, ['Title', 'low'], 'front')).toEqual({ below: ['high'], above: ['Author', 'top', 'low', 'Title'] });
    expect(restack(design, ['low', 'high'], 'forward')).toEqual({ below: [], above: ['Author', 'low', 'high', 'Title', 'top'] });
  });

  test('[E4] says when there is nowhere to go', () => {
    expect(restack(design, ['top'], 'forward')).toBeNull();
    expect(restack(design, ['low'], 'bottom')).toBeNull();
    expect(restack(design, ['ghost'], 'front')).toBeNull();
  });
});
