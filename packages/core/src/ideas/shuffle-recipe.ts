import { motifsOf } from './arts/motifs.ts';
import type { IdeaMaterial } from './compose-idea.ts';
import { gradings } from './gradings.ts';
import { isInRoles } from './choose-recipes.ts';
import { rolesOfGenre } from './palettes/roles-of-genre.ts';
import { PICTURED } from './layouts/pictured.ts';
import { pick } from './pick.ts';
import type { Axis, Recipe } from './recipe.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { familiesFor } from './takes-title.ts';
import { typesToShuffle } from './types-for-layout.ts';

/** The recipe changed in one axis (layout, faces, colors or picture), as long as that axis has a second choice. Deterministic. */
export function shuffleRecipe({ brief, pictures }: IdeaMaterial, recipe: Recipe, axis: Axis, seed: number): Recipe {
  const { genre } = brief;
  const random = seededRandom(seed);
  const isPlain = recipe.picture === null || pictures.length === 0 || !PICTURED.has(recipe.layout);
  const another = <Choice>(choices: readonly Choice[], now: Choice): Choice => {
    const others = choices.filter((choice) => choice !== now);
    return others[Math.floor(random() * others.length)] ?? now;
  };
  const anotherOf = (count: number, now: number) =>
    another(
      Array.from({ length: count }, (_, index) => index),
      count === 0 ? now : now % count,
    );
  switch (axis) {
    case 'layout':
      return { ...recipe, layout: another(familiesFor(genre, brief), recipe.layout) };
    case 'type':
      return { ...recipe, type: another(typesToShuffle(genre, recipe.layout), recipe.type) };
    case 'colour':
      return {
        ...recipe,
        colour: anotherOf(
          isInRoles(recipe.layout)
            ? rolesOfGenre(genre).length
            : gradings(genre, isPlain ? null : (pick(pictures, recipe.picture ?? 0)?.pixels ?? null)).length,
          recipe.colour,
        ),
      };
    case 'picture':
      if (isPlain) return { ...recipe, motif: anotherOf(motifsOf(genre).length, recipe.motif) };
      if (pictures.length > 1) return { ...recipe, picture: anotherOf(pictures.length, recipe.picture ?? 0), crop: 0 };
      return { ...recipe, crop: anotherOf(CUTS, recipe.crop) };
  }
}

/** Cuts of one picture to choose from. */
const CUTS = 4;
