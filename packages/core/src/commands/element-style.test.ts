import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { elementStyleFixture } from './testing/element-style-fixture.ts';
import { styleCommand, styleOf } from './element-style.ts';
import { afterCommands } from './testing/after-commands.ts';

const design = elementStyleFixture(createDesign());
const shapeOf = ({ coverShapes }: Design, id: string) => coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
const textOf = ({ frontBoard }: Design, id: string) => frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);

/** The cover after the style of one element was put on another. */
function styled(from: string, on: string): Design {
  const style = styleOf(design, from);
  const command = style && styleCommand(design, on, style);
  if (!command) throw new Error(`Nothing of “${from}” fits “${on}”`);
  return afterCommands(design, command);
}

describe('the style of an element', () => {
  test('[E12] of a text is its type, fill and effect, without its words and its place', () => {
    const next = textOf(styled('Title', 'Author'), 'Author');
    const [title, author] = [textOf(design, 'Title'), textOf(design, 'Author')];
    expect(next?.text).toMatchObject({ font: 'Oswald', fontSize: title?.text.fontSize, fill: title?.text.fill, text: author?.text.text });
    expect(next?.panel).toEqual(author?.panel);
    expect(next?.designMode).toMatchObject({ opacity: 0.5, blend: 'multiply' });
  });

  test('[E12] of a text is a shape’s fill, and a shape’s fill is a text’s', () => {
    expect(shapeOf(styled('Title', 'disc'), 'disc')).toMatchObject({ box: { fill: textOf(design, 'Title')?.text.fill }, opacity: 0.5 });
    const author = textOf(styled('disc', 'Author'), 'Author');
    expect(author?.text.colour).toEqual({ r: 200, g: 20, b: 20, a: 1 });
    expect(author?.text.font).toBe(textOf(design, 'Author')?.text.font);
  });

  test('[E12] of a shape is its fill, line and corners; a line takes the color alone', () => {
    expect(shapeOf(styled('disc', 'plate'), 'plate')).toMatchObject({
      box: shapeOf(design, 'disc')?.box,
      line: shapeOf(design, 'disc')?.line,
    });
    expect(shapeOf(styled('Author', 'rule'), 'rule')?.line).toMatchObject({ width: 9, colour: textOf(design, 'Author')?.text.colour });
  });

  test('[E12] of a picture is its filter and fade, which a picture without them loses', () => {
    const [toned] = styled('photo', 'second').coverObjectImages.filter(({ uniqueObjectId }) => uniqueObjectId === 'second');
    expect(toned).toMatchObject({ filter: { name: 'Dusk' }, opacity: 0.7, image: { assetId: 'sea' } });
    const [plain] = styled('second', 'photo').coverObjectImages;
    expect(plain).not.toHaveProperty('filter.name');
  });

  test('[E12] goes to the blurb and the spine, and comes from them', () => {
    expect(styled('Title', 'blurb').back.text.font).toBe('Oswald');
    expect(styled('Title', 'SpineTitle').spine.textBoxes[1].text.font).toBe('Oswald');
    expect(textOf(styled('blurb', 'Title'), 'Title')?.text.font).toBe(design.back.text.font);
  });

  test('[E12] a panel has none', () => {
    expect(styleOf(design, 'panel:front')).toBeNull();
    expect(styleCommand(design, 'panel:front', { compositing: {} })).toBeNull();
  });
});
