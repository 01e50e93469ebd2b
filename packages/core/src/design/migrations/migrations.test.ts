import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../commands/design-parts.ts';
import { DESIGN_VERSION, type Design } from '../design.ts';
import { coverAround } from '../../elements/cover-image/place-cover-image.ts';
import { placeObject } from '../../elements/objects/place-object.ts';
import { elementBox } from '../../interaction/element-box.ts';
import { fingerprint } from '../fingerprint.ts';
import { geometryOf } from '../geometry-of.ts';
import { isRecord } from '../is-record.ts';
import { parseDesign } from '../parse-design.ts';
import { MIGRATIONS } from './migrations.ts';

const here = new URL('./', import.meta.url);
const fixtures = readdirSync(new URL('fixtures/', here));
const files = readdirSync(here).filter((name) => /^\d{4}-.*\.ts$/.test(name));

const UPLOAD = '0b0f5a5e-54a3-4f4e-9d6e-6f8f0a1b2c3d';

function fixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}`, here), 'utf8'));
}

describe('migrations', () => {
  test('[D4] are listed in order, one a version, and end at today’s', () => {
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    expect(MIGRATIONS.at(-1)?.to).toBe(DESIGN_VERSION);
  });

  test('[D4] each stand in a file of their name, and every file is listed', () => {
    expect(files.map((name) => name.replace('.ts', ''))).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  test.each(MIGRATIONS.map(({ name }) => name))('[D4] %s has a document of the version before it, which today’s parser opens', (name) => {
    expect(fixtures).toContain(`${name}.json`);
    const parsed = parseDesign(fixture(`${name}.json`));
    expect(parsed).toMatchObject({ ok: true, value: { version: DESIGN_VERSION } });
  });

  test('[D4] the first names papers by id and keeps the words', () => {
    const parsed = parseDesign(fixture('0001-number-the-document.json'));
    if (!parsed.ok) throw new Error(parsed.fault.message);
    expect(parsed.value.paperType.type).toBe('cream');
    expect(parsed.value.publisher).toBe('kdp');
    expect(parsed.value.frontBoard.textBoxes.map((box) => box.text.text)).toEqual(['Author Name', 'Book Title']);
  });

  test('[D4] the second leaves every element unnamed, unlocked and shown', () => {
    const parsed = parseDesign(fixture('0002-name-lock-and-hide.json'));
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const { frontBoard, spine, coverShapes, coverObjectImages, coverImage, customFilters, userFonts } = parsed.value;
    const states = [
      ...[...frontBoard.textBoxes, ...spine.textBoxes].map(({ designMode }) => designMode),
      ...coverShapes,
      ...coverObjectImages,
    ];
    expect(states).toHaveLength(6);
    for (const state of states) expect(state).toMatchObject({ name: null, locked: false, hidden: false });
    expect(coverShapes[0]?.icon).toBeNull();
    expect(coverImage.locked).toBe(false);
    expect(userFonts).toEqual([]);
    expect([coverImage.imageFilter, ...customFilters]).toMatchObject([
      { name: 'Night', adjustments: null },
      { name: 'Night', adjustments: null },
    ]);
  });

  test('[D4] [B8] the third computes the spine as before', () => {
    const parsed = parseDesign(fixture('0003-type-the-spine.json'));
    if (!parsed.ok) throw new Error(parsed.fault.message);
    expect(parsed.value.spine.typedWidth).toBeNull();
    expect(parsed.value.follows).toBeNull();
    expect(parsed.value.publisher).toBe('kdp');
  });

  test('[D4] [B19] the fourth leaves no address and no dead field, and names a picture beside the design file by its path', () => {
    const document = fixture('0004-drop-addresses.json');
    const parsed = parseDesign(document);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const { coverImage, coverObjectImages, userFonts, metadata } = parsed.value;
    expect(coverImage.currentDesignImage).toMatchObject({ type: 'library', assetId: 'library/sea', photographerName: 'Ann Lens' });
    expect(coverObjectImages.map(({ image: { type, assetId } }) => [type, assetId])).toEqual([
      ['UPLOAD', UPLOAD],
      ['FILE', '../pictures/seal.png'],
      ['library', 'library/sea'],
    ]);
    expect(userFonts.map(({ assetId }) => assetId)).toEqual([UPLOAD, 'fonts/Beside.ttf']);
    expect(metadata.genre?.name).toBe('Mystery');
    const text = JSON.stringify(parsed.value);
    for (const gone of ['urls', '/files/', '/pictures/photos', 'marketing', 'selectedObjectImages', 'initialDesignSpec', 'recalculate']) {
      expect(text).not.toContain(gone);
      expect(JSON.stringify(document)).toContain(gone);
    }
  });

  test('[B4] [B19] the fourth lets a format go on following its master in the pictures that nobody touched', () => {
    const parsed = parseDesign(fixture('0004-drop-addresses.json'));
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const parts = [...partsOf(parsed.value)].map(([part, value]) => [part, parsed.value.follows?.parts[part] === fingerprint(value)]);
    expect(Object.fromEntries(parts)).toMatchObject({ picture: true, 'object moon': true, 'object seal': true, 'object touched': false });
  });

  test('[D4] [B20] the fifth names the board of every text that stands off the front, and moves none of them', () => {
    const document = fixture('0005-name-boards.json');
    const parsed = parseDesign(document);
    if (!parsed.ok || !isRecord(document)) throw new Error('The fixture is refused');
    const boards = parsed.value.frontBoard.textBoxes.map(({ designMode, board }) => [designMode.uniqueId, board]);
    expect(Object.fromEntries(boards)).toEqual({ Author: undefined, Title: undefined, bio: 'back', mine: 'back' });
    const { back, front } = geometryOf(parsed.value).boards;
    const before = (document as unknown as Design).frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === 'bio');
    const rect = elementBox(parsed.value, 'bio')?.rect;
    if (!before || !back) throw new Error('The fixture has no text on the back');
    expect(rect?.x).toBeCloseTo(front.x + before.panel.marginLeft, 6);
    expect(rect?.y).toBeCloseTo(front.y + before.panel.top, 6);
    expect(rect?.width).toBeCloseTo(front.width - before.panel.marginLeft - before.panel.marginRight, 6);
    const follows = parsed.value.follows?.parts ?? {};
    const isFollowing = (id: string) => follows[`text ${id}`] === fingerprint(partsOf(parsed.value).get(`text ${id}`));
    expect([isFollowing('bio'), isFollowing('mine')]).toEqual([true, false]);
  });

  test('[D4] [B17] the sixth makes a picture in a window one shape with a line, which looks as it did', () => {
    const document = fixture('0006-windows-of-one-shape.json');
    const parsed = parseDesign(document);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const { coverShapes, coverImage, frontBoard, follows } = parsed.value;
    expect(coverShapes.map(({ uniqueObjectId, type }) => [uniqueObjectId, type])).toEqual([['pane', 'arch']]);
    expect(coverImage.format).toBe('none');
    expect(frontBoard.panel.colour.a).toBe(1);
    const [pane] = coverShapes;
    const old = (document as Design).coverImage;
    const fill = pane?.box.fill;
    if (!pane || fill?.kind !== 'picture' || !old.backgroundSize) throw new Error('There is no picture in the window');
    expect(pane.line).toMatchObject({ place: 'outside' });
    // The same part of the picture has the same corner and the same size on the cover.
    const geometry = geometryOf(parsed.value);
    const box = placeObject(pane, geometry);
    const laid = coverAround(fill.image, box, fill.focus, { x: 0.5, y: 0.5 }, fill.zoom);
    expect(laid.width).toBeCloseTo(old.backgroundSize.width, 4);
    expect(box.x + laid.x).toBeCloseTo(geometry.panels.front.x + old.backgroundPosition.x, 4);
    expect(box.y + laid.y).toBeCloseTo(geometry.panels.front.y + old.backgroundPosition.y, 4);
    const untouched = [...partsOf(parsed.value)]
      .filter(([part, value]) => follows?.parts[part] !== fingerprint(value))
      .map(([part]) => part);
    expect(untouched).toEqual([]);
  });
});
