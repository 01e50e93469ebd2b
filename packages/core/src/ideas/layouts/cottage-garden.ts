import { CLUES } from '../../art/things/garden-clues.ts';
import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { isNightShown } from '../title-settings.ts';
import { englishWords } from '../title-languages.ts';

/** Cozy mysteries and village novels: letters in the evening sky over a thatched cottage behind its garden gate, with a quiet clue. */
export const cottageGarden: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const OTHER_PETS: ReadonlySet<string> = new Set('dog puppy hound terrier corgi spaniel'.split(' '));

function compose(stage: LayoutStage): LaidFront {
  const { title, seed, genre } = stage;
  const isMystery = genre === 'cosy-mystery' || genre === 'mystery';
  return landFront(stage, {
    id: 'garden',
    generator: 'cottage-garden',
    isDusk: isNightShown(stage, seed % 6 === 5),
    parameters: {
      clue: isMystery ? 1 + (seed % (CLUES.length - 1)) : 0,
      cat: englishWords(title).some((word) => OTHER_PETS.has(word)) ? 0 : 1,
    },
  });
}
