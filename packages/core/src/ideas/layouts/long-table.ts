import { DISH_IDS } from '../../art/things/dish-fillings.ts';
import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { dishOfTitle, namesDish } from '../title-dishes.ts';
import { isNightShown } from '../title-settings.ts';
import { named } from '../title-themes.ts';

/** Cookbooks and novels of families: letters in the sky over a long table that is laid under old trees. */
export const longTable: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed, genre } = stage;
  // A novel's table has bread at its near end: a bowl of soup as large as the title promises recipes.
  const isCookbook = genre === 'cookbook';
  const dish = isCookbook ? dishOfTitle(title, seed) : DISH_IDS.indexOf('bread');
  return landFront(stage, {
    id: 'garden',
    generator: 'long-table',
    isDusk: isNightShown(stage, seed % 2 === 1),
    parameters: { dish },
    ...(isCookbook && namesDish(title) ? {} : named(stage, 'long-table')),
  });
}
