import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { DesignImage } from '../design/design-image.ts';
import { GENRES } from '../genres/genres.ts';
import { chooseRecipes } from './choose-recipes.ts';
import type { BriefPicture } from './cover-brief.ts';
import { AXES, FIELDS_OF_AXIS, type Recipe, recipeSchema } from './recipe.ts';
import { genreForFirstCover } from './first-look.ts';
import { familiesWith } from './families-with.ts';
import { shuffleRecipe } from './shuffle-recipe.ts';

const specification = specificationOf(createDesign());
const pictures = ['sea', 'wood', 'road'].map((name, index) => pictureOf(name, 60 + index * 50));

describe.each(GENRES)('recipes for $id', (genre) => {
  const brief = { title: 'The Keeper', author: 'Ann Reed', subtitle: null, genre, specification, blurb: null };

  test.each([[pictures], [[]]])(
    '[B16] are a dozen that differ, each family before any comes again, the genre’s own look first',
    (shown) => {
      const recipes = chooseRecipes({ brief, pictures: shown, seed: 7 });
      expect(recipes).toHaveLength(12);
      expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(12);
      expect(new Set(recipes.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(
        Math.min(12, familiesWith(genre, brief, shown).size),
      );
      const { look } = genreForFirstCover(genre, shown.length > 0);
      expect(recipes[0]).toMatchObject({ layout: look.layout, type: 0, colour: 0 });
      for (const recipe of recipes) expect(recipeSchema.parse(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
    },
  );

  test('[B16] are the same for the same seed and others for another', () => {
    const of = (seed: number) => chooseRecipes({ brief, pictures, seed });
    expect(of(3)).toEqual(of(3));
    expect(of(3)).not.toEqual(of(4));
  });

  test.each(AXES)('[B16] keep a locked %s and vary the rest', (axis) => {
    const [, liked] = chooseRecipes({ brief, pictures, seed: 5 });
    if (!liked) throw new Error('no second recipe');
    const kin = chooseRecipes({ brief, pictures, seed: 9, locks: { recipe: liked, axes: [axis] } });
    for (const recipe of kin) expect(fieldsOf(recipe, axis)).toEqual(fieldsOf(liked, axis));
    expect(new Set(kin.map((recipe) => JSON.stringify(recipe))).size).toBe(kin.length);
    expect(kin.length).toBeGreaterThanOrEqual(8);
  });

  test.each(AXES)('[B16] shuffled in %s change there and nowhere else', (axis) => {
    for (const recipe of chooseRecipes({ brief, pictures, seed: 2 })) {
      const other = shuffleRecipe({ brief, pictures }, recipe, axis, 11);
      expect(fieldsOf(other, axis)).not.toEqual(fieldsOf(recipe, axis));
      for (const kept of AXES.filter((candidate) => candidate !== axis)) expect(fieldsOf(other, kept)).toEqual(fieldsOf(recipe, kept));
    }
  });
});

function fieldsOf(recipe: Recipe, axis: (typeof AXES)[number]) {
  return FIELDS_OF_AXIS[axis].map((field) => recipe[field]);
}

function pictureOf(name: string, level: number): BriefPicture {
  const image: DesignImage = {
    type: 'UPLOAD',
    assetId: name,
    width: 4000,
    height: 3000,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  const data = Array.from({ length: 8 * 6 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (level + at) % 256));
  return { image, pixels: { width: 8, height: 6, data }, focus: null };
}
