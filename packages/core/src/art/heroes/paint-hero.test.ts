import { describe, expect, test } from 'vitest';
import type { Rgba } from '../../design/colour.ts';
import { roleColours } from '../../ideas/front-artwork.ts';
import { roles } from '../../ideas/palettes/palette-roles.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { chromaOf, toOklab } from '../../palette/oklab.ts';
import { heroColours } from './draw-hero.ts';
import { HERO_IDS, type HeroId } from './hero-ids.ts';
import { localTones } from './local-colours.ts';
import { paintHero, wearsLocalColour } from './paint-hero.ts';

const WARM = roleColours(roles('14284a 3a62a8 93b4e6 fbd6cf fff7f2 e85f6f f2b84a'));
const COLD = roleColours(roles('020a0c 06252c 0f5a5a a9efdc effff8 38d6b0 2f6fd6'));
const onPaper = (id: HeroId, colours = WARM) =>
  paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, colours.paper), grounds: [colours.paper] });

function hueOf(colour: Rgba): number {
  const { a, b } = toOklab(colour);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

describe('[B25] local colors of things', () => {
  test('a rose is red with green leaves, and bread is tan', () => {
    expect(Math.abs(hueOf(onPaper('rose').mark) - 18)).toBeLessThan(25);
    expect(hueOf(onPaper('bread').mark)).toBeGreaterThan(50);
    expect(hueOf(onPaper('bread').mark)).toBeLessThan(95);
  });

  test('a rose is pale rather than teal in a palette without red', () => {
    expect(chromaOf(onPaper('rose', COLD).mark)).toBeLessThan(chromaOf(COLD.accent) / 2);
  });

  test('every color is a role of the palette or a mix of two', () => {
    const palette = Object.values(WARM);
    const mixes = palette.flatMap((first) =>
      palette.flatMap((second) => [0, 0.15, 0.25, 0.3, 0.5, 0.75].map((share) => mixColours(first, second, share))),
    );
    const known = new Set(mixes.map((colour) => JSON.stringify(colour)));
    for (const id of HERO_IDS) {
      const { ink, mark } = onPaper(id);
      expect(known.has(JSON.stringify(ink)) && known.has(JSON.stringify(mark))).toBe(true);
    }
  });

  test('no body is lost on its ground', () => {
    for (const id of HERO_IDS) {
      const [body, ground] = [onPaper(id).ink, WARM.paper].map(toOklab);
      if (body && ground) expect(Math.hypot(body.l - ground.l, body.a - ground.a, body.b - ground.b)).toBeGreaterThan(0.08);
    }
  });

  test('a thing without a color of its own has a lively body and dark lines', () => {
    const { ink, line } = onPaper('teapot');
    expect(localTones('teapot')).toEqual([]);
    expect(chromaOf(ink)).toBeGreaterThan(chromaOf(WARM.darkest));
    expect(line).toEqual(WARM.darkest);
  });

  test('people stay silhouettes', () => {
    expect(onPaper('woman').ink).toEqual(WARM.darkest);
  });

  test('a palette with red wears the color of a rose, and one of teal and blue does not', () => {
    expect(wearsLocalColour('rose', WARM)).toBeGreaterThan(0.3);
    expect(wearsLocalColour('rose', COLD)).toBe(0);
    expect(wearsLocalColour('teapot', WARM)).toBeNull();
  });

  test('a tinted thing has the color that its title gives it, and other things their own', () => {
    const plain = { plain: heroColours(WARM.darkest, WARM.accent, WARM.paper), grounds: [WARM.dark] };
    const tinted = { ...WARM, tinted: { thing: 'rose', colour: 'white' } } as const;
    const { mark, ink } = paintHero('rose', tinted, plain);
    expect(chromaOf(mark)).toBeLessThan(0.05);
    expect(toOklab(mark).l).toBeGreaterThan(0.85);
    expect(ink).not.toEqual(mark);
    expect(paintHero('moon', tinted, plain)).toEqual(paintHero('moon', WARM, plain));
    expect(wearsLocalColour('rose', { ...COLD, tinted: { thing: 'rose', colour: 'blue' } })).toBeGreaterThan(0.3);
  });

  test('parts of nearly the same color become a darker one of the tint', () => {
    expect(localTones('moon', { thing: 'moon', colour: 'red' })).toEqual([
      { tone: 'ink', colours: ['red'] },
      { tone: 'mark', tintOf: 'ink' },
    ]);
  });
});
