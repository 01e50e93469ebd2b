import { type TextBox, textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { layOutTextBox } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { faceUses } from '@coverwright/core/elements/text-box/face-uses.ts';
import { type LetteringStyle, STYLES_OF_LETTERING } from '@coverwright/core/lettering/lettering-styles.ts';
import { releaseLettering } from '@coverwright/core/lettering/release-lettering.ts';
import { inkBounds } from '@coverwright/core/text/ink-bounds.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';

const AREA = { x: 0, y: 0, width: 1600, height: 1500 };

let engine: TextEngine;
const load = async (box: TextBox) => loadFaces(await harfBuzz, facesForText(faceUses(box.text)), readFontFile);
const harfBuzz = createHarfBuzzEngine();
beforeAll(async () => {
  engine = await harfBuzz;
});

function boxOf(text: Partial<TextBox['text']>): TextBox {
  return textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'Title' },
    panel: { top: 0, height: AREA.height },
    text: { fontSize: 200, alignment: 'center', ...text },
  });
}

function styled(name: LetteringStyle['name']): LetteringStyle['settings'] {
  const style = STYLES_OF_LETTERING.find((known) => known.name === name);
  if (!style) throw new Error(`No style ${name}`);
  return style.settings;
}

/** The ink of each line, in the box. */
function inksOf(box: TextBox) {
  const { layout, origin } = layOutTextBox(box, AREA, engine);
  return layout.lines.flatMap((line) => {
    const ink = inkBounds([line], engine);
    return ink ? [{ ...ink, x: ink.x + origin.x, y: ink.y + origin.y }] : [];
  });
}

describe('a lock-up that is released to lines', () => {
  const TITLES = [
    ['The Salt of the Fjord', 'Playfair Display'],
    ['Où', 'Abril Fatface'],
    ['What the Lighthouse Keeper Wrote the Winter He Never Came Back', 'Oswald'],
    ['שירים של הים', 'Frank Ruhl Libre'],
  ] as const;
  const cases = TITLES.flatMap(([text, font]) => STYLES_OF_LETTERING.map(({ name, settings }) => ({ name, settings, text, font })));

  test.each(cases)('[B21] stands where it stood: “$text”, $name', async ({ settings, text, font }) => {
    const lettered = boxOf({ text, font, case: 'uppercase', lettering: { ...settings, largest: 0.4 } });
    await load(lettered);
    const released = releaseLettering(lettered.text, AREA, engine);
    const { lettering: _, ...plain } = lettered.text;
    const free = { ...lettered, text: { ...plain, ...released } };
    const [before, after] = [inksOf(lettered), inksOf(free)];
    expect(after).toHaveLength(before.length);
    // Lines become smaller by the space beside their outer letters, where it does not fit the box.
    const scale = Math.min(1, (released?.fontSize ?? 0) / layOutTextBox(lettered, AREA, engine).size);
    expect(scale).toBeGreaterThan(0.93);
    const middle = AREA.width / 2;
    for (const [index, ink] of before.entries()) {
      const line = after[index];
      expect(Math.abs((line?.width ?? 0) / scale - ink.width)).toBeLessThan(0.02 * AREA.width);
      expect(Math.abs((line?.height ?? 0) / scale - ink.height)).toBeLessThan(3);
      expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) / 2 - middle)).toBeLessThan(0.03 * AREA.width);
      const first = before[0];
      const firstAfter = after[0];
      expect(Math.abs(((line?.y ?? 0) - (firstAfter?.y ?? 0)) / scale - (ink.y - (first?.y ?? 0)))).toBeLessThan(4);
    }
  });
});

describe('the extremes of a lock-up', () => {
  test.each([
    ['Šílená Élise Ängström', 'Playfair Display'],
    ['ÉTÉ À L’ÎLE D’YEU', 'Oswald'],
    ['Ọjọ́ Ìbí Ẹ̀kọ́', 'Noto Serif'],
  ])('[B21] the accents of a line stay clear of the line above: “%s”', async (text, font) => {
    const box = boxOf({
      text,
      font,
      case: 'uppercase',
      lettering: { ...styled('all-alike'), largest: 0.3, gap: 0.06 },
    });
    await load(box);
    const inks = inksOf(box);
    expect(inks.length).toBeGreaterThan(1);
    for (const [index, below] of inks.slice(1).entries()) {
      const above = inks[index];
      expect(below.y - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(['It', 'Où', 'Aa', 'あ'])('[B21] a title of a letter or two fills its measure and stays within its box: “%s”', async (text) => {
    const box = boxOf({ text, font: 'Playfair Display', lettering: { ...styled('small-words'), largest: 0.6 } });
    await load(box);
    const [ink] = inksOf(box);
    expect(ink?.width).toBeGreaterThan(AREA.width * 0.2);
    expect(ink?.width).toBeLessThanOrEqual(AREA.width + 1);
    expect(ink?.height).toBeLessThanOrEqual(AREA.height + 1);
  });
});
