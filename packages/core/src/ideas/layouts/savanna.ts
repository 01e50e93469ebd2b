import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown, isManShown, peopleOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { englishWords } from '../title-languages.ts';

/** Travel, memoirs and novels of Africa: letters in the sky over grassland with acacias and animals at a great low sun. */
export const savanna: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [ELEPHANTS, GIRAFFES, LION, LIONESS] = [1, 2, 3, 4] as const;
const NAMES: ReadonlyMap<string, number> = new Map([
  ...(['elephant', 'tusk', 'ivory', 'herd', 'matriarch'] as const).map((word) => [word, ELEPHANTS] as const),
  ['giraffe', GIRAFFES] as const,
  ...(['lion', 'pride', 'mane'] as const).map((word) => [word, LION] as const),
  ['lioness', LIONESS] as const,
]);

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  const named = englishWords(title).flatMap((word) => NAMES.get(word) ?? [])[0];
  const people = peopleOf(title) === null ? 0 : isManShown(title, seed % 2 === 0) ? 2 : 1;
  return landFront(stage, {
    id: 'savanna',
    generator: 'savanna',
    isDusk: isNightShown(stage, seed % 3 === 2),
    parameters: { animal: named ?? (seed % 2 === 0 ? ELEPHANTS : GIRAFFES), people, group: groupShown(title) },
  });
}
