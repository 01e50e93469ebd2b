import { NOVEL } from '../geometry/testing/novel.ts';
import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { record, startHistory, undo } from '../commands/history.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { type Rgba, fromHex, toHex } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { GENRES, findGenre } from '../genres/genres.ts';
import { composeCover } from '../ideas/compose-cover.ts';
import { rolesOfGenre } from '../ideas/palettes/roles-of-genre.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';

const engine = fixedWidthEngine();
const fantasy = findGenre('fantasy') ?? GENRES[0];
if (!fantasy) throw new Error('there are no genres');
const [own, second] = rolesOfGenre(fantasy);
const [romance] = rolesOfGenre({ id: 'romance' });
if (!own || !second || !romance) throw new Error('genres have palettes');
const words = { title: 'The Tide Ledger', author: 'Ann Reed', subtitle: null, blurb: '<p>One line.</p>' };
const cover = composeCover(
  { ...words, genre: { ...fantasy, look: { ...fantasy.look, layout: 'papercut' } }, specification: NOVEL, picture: null },
  engine,
);

function changed(design: Design, ...commands: readonly Command[]): Design {
  return commands.reduce((current, command) => {
    const result = applyCommand(current, command, engine);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  }, design);
}

const inRomance: Command = { name: 'apply-palette', palette: romance };
const first: Command = { name: 'apply-palette', palette: null };
const titleOf = (design: Design) => design.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');
const contrast = (one: Rgba, other: Rgba) => contrastRatio(relativeLuminance(one), relativeLuminance(other));

describe('a composed cover in another palette', () => {
  test('[B23] is painted in it all around, and one step of undo brings the first back', () => {
    const painted = changed(cover, inRomance);
    const [art] = painted.coverShapes.flatMap((shape) => shape.art ?? []);
    expect(toHex(art?.colours.accent ?? fromHex('#000'))).toBe(romance.accent);
    for (const part of ['spine', 'back', 'frontBoard'] as const) expect(painted[part]).not.toEqual(cover[part]);
    const history = record(startHistory(cover), painted, 'Palette', null);
    expect(undo(history).present).toBe(cover);
    expect(changed(painted, first)).toEqual(cover);
  });

  test('[B23] that is the one it was composed in is the first document again', () => {
    expect(changed(cover, inRomance, { name: 'apply-palette', palette: own })).toEqual(cover);
  });

  test('[B23] from one palette to the next leaves nothing behind', () => {
    const other: Command = { name: 'apply-palette', palette: second };
    expect(changed(cover, inRomance, other)).toEqual(changed(cover, other));
  });

  test('[B23] keeps its palette in another format, and its author’s words', () => {
    const edited = changed(cover, { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'The Salt Ledger' } } }, inRomance);
    const ebook = changed(edited, { name: 'change-specification', format: 'ebook' });
    expect(titleOf(ebook)?.text.text.replace(/\s+/g, ' ')).toBe('The Salt Ledger');
    expect(ebook.composition?.palette).toEqual(romance);
    expect(titleOf(ebook)?.text.colour).toEqual(titleOf(changed(cover, inRomance))?.text.colour);
  });

  test('[B23] keeps a color of the author’s own; one picked as a role goes with the role', () => {
    const teal = fromHex('#00e0d0');
    const star = (id: string, colour: Rgba): Command => ({
      name: 'add-shape',
      shape: { uniqueObjectId: id, type: 'star', x: 100, y: 100, width: 100, height: 100, box: { fill: { kind: 'solid', colour } } },
    });
    const painted = changed(cover, star('own', teal), star('role', fromHex(own.accent)), inRomance);
    const fillOf = (id: string) => painted.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id)?.box.fill;
    expect(fillOf('own')).toEqual({ kind: 'solid', colour: teal });
    expect(fillOf('role')).toEqual({ kind: 'solid', colour: fromHex(romance.accent) });
  });

  test('[B23] moves words of the author’s own color that no longer read on the spine', () => {
    const ground = changed(cover, inRomance).spine.panel.colour;
    const [author] = cover.spine.textBoxes;
    const painted = changed(
      cover,
      { name: 'edit-text-box', id: author.designMode.uniqueId, changes: { text: { colour: ground } } },
      inRomance,
    );
    expect(contrast(painted.spine.textBoxes[0].text.colour, painted.spine.panel.colour)).toBeGreaterThanOrEqual(3);
  });

  test('[B23] without fonts goes by the nearest roles', () => {
    const result = applyCommand(cover, inRomance);
    if (!result.ok) throw new Error(result.fault.message);
    const [art] = result.value.coverShapes.flatMap((shape) => shape.art ?? []);
    expect(toHex(art?.colours.accent ?? fromHex('#000'))).toBe(romance.accent);
    expect(result.value.spine.panel.colour).not.toEqual(cover.spine.panel.colour);
  });
});

describe('a cover that nobody composed, in another palette', () => {
  const ground = fromHex('#203040');
  const plain = afterCommands(
    createDesign(),
    { name: 'set-panel-colour', panel: 'front', colour: ground },
    { name: 'set-panel-colour', panel: 'spine', colour: ground },
    { name: 'set-panel-colour', panel: 'back', colour: ground },
    { name: 'edit-text-box', id: 'Title', changes: { text: { colour: fromHex('#e0c060') } } },
  );

  test('[B23] has every color in it, and words that read', () => {
    const painted = changed(plain, inRomance);
    expect(painted.frontBoard.panel.colour).toEqual(fromHex(romance.darkest));
    expect(titleOf(painted)?.text.colour).not.toEqual(titleOf(plain)?.text.colour);
    for (const { text } of painted.frontBoard.textBoxes)
      expect(contrast(text.colour, painted.frontBoard.panel.colour)).toBeGreaterThanOrEqual(3);
  });

  test('[B23] has none to go back to', () => {
    expect(applyCommand(plain, first)).toEqual({
      ok: false,
      fault: { message: 'this cover was not composed in a palette that it could go back to' },
    });
  });
});
