import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { englishWords } from '../title-languages.ts';
import { isNightShown } from '../title-settings.ts';

/** Memoirs and novels of families on the move: letters in the sky over an old estate car on a road into a wide country. */
export const roadTrip: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const DRY = new Set(
  'desert west western texas arizona nevada mexico utah california heat dust dry drought sun dry summer south gold canyon mesa border'.split(
    ' ',
  ),
);
const HIGH = new Set('mountain alp alps north peak canada colorado montana wyoming oregon alaska high wild winter snow cold'.split(' '));

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  const words = englishWords(title);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const land = has(DRY) ? 1 : has(HIGH) ? 2 : (([0, 0, 2, 0, 1] as const)[seed % 5] ?? 0);
  return landFront(stage, {
    id: 'road',
    generator: 'road-trip',
    isDusk: isNightShown(stage, seed % 4 === 3),
    parameters: { land, mirrored: Math.floor(seed / 2) % 2 },
  });
}
