import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { eveningGrounds } from './evening-grounds.ts';
import type { ArtGeneratorId } from '../art/generator-id.ts';
import { roleColours } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { groundUnder } from './readable-palette.ts';
import { skyFront } from './sky-front.ts';
import { warmerFirst } from './warmer-color.ts';
import { zoneEnd } from './zone-end.ts';
import { zoneOf } from './zone-title.ts';

/** The colors of a morning: the sky overhead, the air over the land, and the light at the horizon. */
export interface Morning {
  readonly sky: Rgba;
  readonly glow: Rgba;
  readonly last: Rgba;
}

interface FirstLight {
  /** The color of the letters in the sky. */
  readonly ink: Rgba;
  readonly colours: RoleColours;
  /** The color behind the scene. */
  readonly plain: Rgba;
}

/** The parts in which one scene at first light differs from another. Lengths in units of drawings, but for shares of the front. */
interface SceneAtFirstLight {
  /** The id of its drawing on the front. */
  readonly id: string;
  readonly generator: ArtGeneratorId;
  /** Mornings before the sun is up, and a little later, when the sky is pale. */
  readonly deep: readonly [Morning, ...Morning[]];
  readonly pale: readonly [Morning, ...Morning[]];
  readonly isDeep: boolean;
  /** The space between the title's lines, as a share of their cap height. */
  readonly gap: number;
  /** The author's letters, and the start of the shade below their top, as shares of the front's height. */
  readonly author: number;
  readonly shade: number;
  /** The room between the title and the scene, and between the ground and the author. */
  readonly above: number;
  readonly below: number;
  /** Numbers of the drawing, besides its place and hour. */
  readonly parameters: Readonly<Record<string, number>>;
}

/** Lays out a title in the sky of first light over a scene. */
export function firstLightFront(stage: LayoutStage, scene: SceneAtFirstLight): LaidFront {
  const { board, roles, seed, title } = stage;
  const { id, generator, deep, pale, isDeep, gap, author, shade, above, below, parameters } = scene;
  const mornings = isDeep ? deep : pale;
  const { ink, colours, plain } = atFirstLight(roles, mornings[seed % mornings.length] ?? mornings[0], isDeep);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id,
    generator,
    plain,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.46) }),
      colour: ink,
      stretch: 1.4,
      lettering: { gap, largest: 0.42 },
    },
    author: { colour: roleColours(roles).paper, size: author },
    shade: { colour: colours.darkest, below: shade },
    art: ({ end, foot }) => ({
      colours,
      parameters: { calm: end + above, floor: foot - below, ...parameters, night: isDeep ? 1 : 0, mirrored: seed % 2 },
    }),
  });
}

/** Mixes a morning into a palette. @param isDeep before the sun is up, with pale letters in a deep sky; else dark letters in a pale one. */
function atFirstLight(roles: LayoutStage['roles'], { sky, glow, last }: Morning, isDeep: boolean): FirstLight {
  const own = roleColours(roles);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const ink = isDeep ? own.paper : own.darkest;
  const grounds = eveningGrounds(own, { sky: isDeep ? sky : glow, tint: 0.75, black: isDeep ? 0.35 : 0.25 });
  const main = mixColours(glow, own.main, 0.12);
  const shared = { ...own, ...grounds, accent, second, main };
  const colours = isDeep
    ? { ...shared, light: mixColours(last, own.light, 0.1) }
    : {
        ...shared,
        light: groundUnder(ink, mixColours(own.light, sky, 0.8), 7),
        paper: groundUnder(ink, mixColours(own.paper, last, 0.85), 8),
      };
  return { ink, colours, plain: isDeep ? colours.dark : colours.light };
}
