import { BENCH_ANIMALS } from '../../art/things/bench-guests.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { titleMotifs } from '../title-motifs.ts';
import { pairShown } from '../title-people.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Comedies and upmarket fiction: large letters in the sky over two on a park bench from behind, before a lake and a skyline. */
export const parkBench: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [SPRING, SUMMER, FALL] = [0, 1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDusk = isNightShown(stage, seed % 3 === 2);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const dark = clearGround(own.paper, [own.dark, own.second, own.darkest], 7);
  const light = groundUnder(own.darkest, own.light, 7.5);
  const ground = clearGround(own.paper, [own.darkest, own.dark, own.second], 8);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'park',
    generator: 'park-bench',
    plain: isDusk ? dark : light,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) }),
      colour: isDusk ? own.paper : own.darkest,
      stretch: 1.2,
      lettering: { gap: 0.1, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: ground, below: 0.045 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, dark, light, darkest: ground },
      parameters: {
        calm: end + 10,
        floor: foot - 118,
        people: pairShown(title),
        skins: (seed * 7 + 2) % 16,
        animal: animalOf(stage),
        season: isSetIn(title, 'spring')
          ? SPRING
          : isSetIn(title, 'summer')
            ? SUMMER
            : /\b(?:autumn|fall|october|november)\b/iu.test(title)
              ? FALL
              : seed % 3,
        night: isDusk ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}

/** Returns who sits between the two: the animal that the title names, a dog now and then, or nobody. */
function animalOf({ title, seed }: LayoutStage): number {
  const place = BENCH_ANIMALS.findIndex((id) => titleMotifs(title).some(({ motif }) => motif === id));
  return place >= 0 ? place + 1 : seed % 4 === 1 ? 1 : 0;
}
