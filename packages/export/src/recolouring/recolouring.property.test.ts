import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { chooseRecipes } from '@coverwright/core/ideas/choose-recipes.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import type { PaletteRoles } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import { rolesOfGenre } from '@coverwright/core/ideas/palettes/roles-of-genre.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { editedAtRandom } from '../adapting/testing/random-edits.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { coverFaults } from '../ideas/testing/cover-faults.ts';
import { ALL_WORDS, anyOf, randomInquiry, randomPicture } from '../ideas/testing/random-inquiry.ts';
import { drawable } from '../ideas/testing/read-words.ts';

/** The number of cases in `npm test`, with consecutive seeds; `npm run test:fuzz` uses new seeds and sets the number. */
const CASES = Math.max(48, Number(process.env.FUZZ_RUNS ?? 0));
const SEEDS = process.env.FUZZ_RUNS
  ? fc.sample(fc.integer({ min: 1, max: 1_000_000 }), CASES)
  : Array.from({ length: CASES }, (_, index) => index + 1);

const engine = await createHarfBuzzEngine();
const makePictures = seededRandom(11);
const pictures = Array.from({ length: 30 }, (_, index) => randomPicture(String(index), makePictures));
const images = new Map(pictures.map(drawable));

beforeAll(async () => {
  const words = `${ALL_WORDS} House of Ash The Girl Under the River`;
  const uses = GENRES.flatMap((genre) => [
    ...textsOfIdeas({ title: words, author: '', subtitle: null, genre }),
    ...textsOfIdeas({ title: 'Ash', author: words, subtitle: null, genre }),
  ]);
  await loadFaces(engine, facesForText(uses), readFontFile);
  for (const genre of GENRES) {
    const recipe = { layout: genre.look.layout, type: 0, colour: 0, picture: null, crop: 0, motif: 0 };
    const { design } = composeIdea({ brief: { ...randomInquiry(seededRandom(1)), genre }, pictures: [] }, recipe, engine);
    await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  }
});

/** Returns an idea for a random book, and a palette of any genre. */
function drawCase(seed: number) {
  const random = seededRandom(seed);
  const brief = randomInquiry(random);
  const shown = random() < 0.4 ? [] : [anyOf(pictures, random)];
  const recipe = anyOf(chooseRecipes({ brief, pictures: shown, seed }), random);
  const { design, id } = composeIdea({ brief, pictures: shown }, recipe, engine);
  const other = anyOf(GENRES, random);
  const palette = anyOf(rolesOfGenre(other), random);
  return { name: `${seed} ${id} ${brief.genre.id} in ${other.id} ${palette.dark} “${brief.title}”`, design, palette, random };
}

function recoloured(design: Design, palette: PaletteRoles | null): Design {
  const result = applyCommand(design, { name: 'apply-palette', palette }, engine);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

const faultsOf = (design: Design) => coverFaults(design, compileScene(design, engine), engine, images);
const KIND = /\d.*$/;

/** Lists the faults after a change that did not exist before. Numbers in their texts are ignored. */
function newFaults(before: Design, after: Design): readonly string[] {
  const known = new Set(faultsOf(before).map((fault) => fault.replace(KIND, '')));
  return faultsOf(after).filter((fault) => !known.has(fault.replace(KIND, '')));
}

/** Returns a document without its colors and without everything that follows from them. */
function shapeOf(design: Design): unknown {
  const { composition: _, recentColors: _recent, ...rest } = design;
  return JSON.parse(
    JSON.stringify(rest, (key: string, value: unknown) => {
      // A foil's metal is its color.
      if (key === 'imageFilter' || key === 'filter' || key === 'metal') return null;
      return typeof value === 'object' && value !== null && 'r' in value && 'g' in value ? 'color' : value;
    }),
  ) as unknown;
}

describe('a cover in another palette', () => {
  test(`[B23] ${CASES} ideas in palettes of any genre stay readable and printable, and go back to the first document`, {
    timeout: 600_000,
  }, () => {
    const faults: string[] = [];
    let changed = 0;
    for (const seed of SEEDS) {
      const { name, design, palette } = drawCase(seed);
      const next = recoloured(design, palette);
      if (JSON.stringify(next.spine) !== JSON.stringify(design.spine)) changed += 1;
      for (const fault of newFaults(design, next)) faults.push(`${name}: ${fault}`);
      expect(recoloured(next, null), name).toEqual(design);
    }
    expect(faults).toEqual([]);
    expect(changed / CASES).toBeGreaterThan(0.85);
  });

  test('[B23] keeps all that its author changed: words, places, own shapes, what is deleted', { timeout: 600_000 }, () => {
    for (const seed of SEEDS.slice(0, CASES / 4)) {
      const { name, design, palette, random } = drawCase(seed);
      const edited = editedAtRandom(design, 4, random);
      const next = recoloured(edited, palette);
      expect(idsOf(next), name).toEqual(idsOf(edited));
      for (const box of edited.frontBoard.textBoxes) {
        const after = next.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === box.designMode.uniqueId);
        expect(after?.text.text, name).toBe(box.text.text);
        expect(shapeOf({ ...next, frontBoard: { ...next.frontBoard, textBoxes: after ? [after] : [] } }), name).toEqual(
          shapeOf({ ...next, frontBoard: { ...next.frontBoard, textBoxes: [box] } }),
        );
      }
    }
  });
});

function idsOf({ coverShapes, frontBoard }: Design): readonly string[] {
  return [
    ...coverShapes.map(({ uniqueObjectId }) => uniqueObjectId),
    ...frontBoard.textBoxes.map(({ designMode }) => designMode.uniqueId),
  ].toSorted();
}
