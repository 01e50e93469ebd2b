import type { ArtGeneratorId } from '../art/generator-id.ts';
import type { RoleColours } from '../design/artwork.ts';
import { BLACK } from '../design/colour.ts';
import type { CoverShape } from '../design/shape.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { authorFoot } from './author-foot.ts';
import { footShade } from './foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder, lightUnder } from './readable-palette.ts';
import { groupShown } from './title-people.ts';
import { zoneEnd } from './zone-end.ts';
import { titleInZone, zoneOf } from './zone-title.ts';

/** The parts that the fronts of historical scenes share: the title in a wide sky, the scene under it, the author in the shade at its foot. */
export interface SceneAtDusk {
  readonly front: Pick<LaidFront, 'plain' | 'around' | 'textBoxes'>;
  readonly colours: RoleColours;
  /** Where the scene begins and ends, in units of drawings, and 1 for a scene at night. */
  readonly place: Readonly<Record<'calm' | 'floor' | 'night', number>>;
  readonly shade: CoverShape;
}

/** Lays out a title over a scene at dusk in the palette's light colors, or at night in its dark ones. */
export function sceneAtDusk(stage: LayoutStage, isNight: boolean): SceneAtDusk {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = isNight ? own.paper : own.darkest;
  const darkest = groundUnder(own.paper, own.darkest, 9);
  // A brown sky looks like dirt, so a brown palette lends its second color to the night.
  const night = clearGround(own.paper, [own.dark, own.second, mixColours(own.second, own.darkest, 0.4)], 7);
  const colours = isNight
    ? { ...own, darkest: mixColours(night, BLACK, 0.45), dark: night, accent: lightUnder(own.darkest, own.accent, 3.4) }
    : { ...own, darkest, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1.5) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  return {
    front: {
      plain: isNight ? colours.darkest : colours.paper,
      around: groundUnder(own.paper, own.dark),
      textBoxes: [...foot.boxes, box],
    },
    colours,
    place: { calm: unitsOf(stage, set.y + set.height) + 16, floor: unitsOf(stage, foot.top) - 44, night: isNight ? 1 : 0 },
    shade: footShade(stage, foot.top + board.height * 0.075, darkest),
  };
}

/**
 * Lays out a front whose scene at dusk or at night is drawn by the generator of the same name, with the people that the title names.
 * @param parameters of the generator, besides its place and the group of people.
 */
export function duskScene(
  stage: LayoutStage,
  id: ArtGeneratorId,
  isNight: boolean,
  parameters: Readonly<Record<string, number>>,
): LaidFront {
  const { front, colours, place, shade } = sceneAtDusk(stage, isNight);
  const group = groupShown(stage.title, stage.look.isAboutTwo);
  const scene = frontArtwork(stage, id, id, { z: 1, colours, parameters: { ...place, ...parameters, group } });
  return { ...front, carried: [id], shapes: [scene, shade] };
}
