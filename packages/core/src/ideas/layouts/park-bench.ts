import { BENCH_ANIMALS } from '../../art/things/bench-guests.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { titleMotifs } from '../title-motifs.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { twoPeopleFront } from '../two-people-front.ts';
import { warmerFirst } from '../warmer-color.ts';

/** Comedies and upmarket fiction: large letters in the sky over two on a park bench from behind, before a lake and a skyline. */
export const parkBench: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [SPRING, SUMMER, FALL, WINTER] = [0, 1, 2, 3] as const;
const IN_FALL = /\b(?:autumn|fall|october|november)\b/iu;

function compose(stage: LayoutStage): LaidFront {
  return twoPeopleFront(stage, {
    id: 'park',
    generator: 'park-bench',
    isDark: isNightShown(stage, stage.seed % 3 === 2),
    end: 0.42,
    squareEnd: 0.36,
    stretch: 1.2,
    below: 0.045,
    clear: 10,
    rise: 118,
    accents: (_, accent, second) => warmerFirst(accent, second),
    parameters: { animal: animalOf(stage), season: seasonOf(stage) },
  });
}

/** Returns the season that the title names, or one by chance. */
function seasonOf({ title, seed }: LayoutStage): number {
  if (isSetIn(title, 'snow')) return WINTER;
  if (isSetIn(title, 'spring')) return SPRING;
  if (isSetIn(title, 'summer')) return SUMMER;
  return IN_FALL.test(title) ? FALL : seed % 3;
}

/** Returns the animal between the two: the one that the title names, a dog now and then, or none. */
function animalOf({ title, seed }: LayoutStage): number {
  const place = BENCH_ANIMALS.findIndex((id) => titleMotifs(title).some(({ motif }) => motif === id));
  return place >= 0 ? place + 1 : seed % 4 === 1 ? 1 : 0;
}
