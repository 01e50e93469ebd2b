import type { ArtGeneratorId } from '../art/generator-id.ts';
import type { Rgba } from '../design/colour.ts';
import { roleColours } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { clearGround, groundUnder } from './readable-palette.ts';
import { skyFront } from './sky-front.ts';
import { pairShown } from './title-people.ts';
import { zoneEnd } from './zone-end.ts';
import { zoneOf } from './zone-title.ts';

/**
 * A scene with two people.
 * @property end share of the front's height at which the title ends, at most
 * @property squareEnd the same on a front that is nearly square
 * @property below share of the height that the shade at the foot adds under the author's name
 * @property clear units between the title and the scene
 * @property rise units between the scene's floor and the author's name
 * @property accents the scene's two bright colors, on its ground
 */
interface TwoPeople {
  readonly id: string;
  readonly generator: ArtGeneratorId;
  readonly isDark: boolean;
  readonly end: number;
  readonly squareEnd: number;
  readonly stretch: number;
  readonly below: number;
  readonly clear: number;
  readonly rise: number;
  readonly accents: (plain: Rgba, accent: Rgba, second: Rgba) => readonly [Rgba, Rgba];
  readonly parameters?: Readonly<Record<string, number>>;
}

/** Lays fat letters over a scene with the two people of the title, in its day or its dusk. */
export function twoPeopleFront(stage: LayoutStage, scene: TwoPeople): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const dark = clearGround(own.paper, [own.dark, own.second, own.darkest], 7);
  const light = groundUnder(own.darkest, own.light, 7.5);
  const plain = scene.isDark ? dark : light;
  const [accent, second] = scene.accents(plain, own.accent, own.second);
  const ground = clearGround(own.paper, [own.darkest, own.dark, own.second], 8);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: scene.id,
    generator: scene.generator,
    plain,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? scene.squareEnd : zoneEnd(title, scene.end) }),
      colour: scene.isDark ? own.paper : own.darkest,
      stretch: scene.stretch,
      lettering: { gap: 0.1, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: ground, below: scene.below },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, dark, light, darkest: ground },
      parameters: {
        calm: end + scene.clear,
        floor: foot - scene.rise,
        people: pairShown(title),
        skins: (seed * 7 + 2) % 16,
        night: scene.isDark ? 1 : 0,
        mirrored: seed % 2,
        ...scene.parameters,
      },
    }),
  });
}
