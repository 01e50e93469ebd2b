import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { estateCar, type EstateTones } from './estate-car.ts';
import { cyclist, motorcyclist } from './road-riders.ts';
import { busFromBehind, camperFromBehind, caravanFromBehind } from './road-vehicles.ts';

/** Vehicles on the road, in the order of the numbers that choose it. */
export const ROAD_VEHICLES = ['car', 'camper', 'caravan', 'bus', 'bicycle', 'motorcycle'] as const;
export type RoadVehicle = (typeof ROAD_VEHICLES)[number];

/** Reports whether somebody rides it, so that it is narrow. */
export function isRidden(vehicle: RoadVehicle): boolean {
  return vehicle === 'bicycle' || vehicle === 'motorcycle';
}

/** The height of a rider as a share of a car's width: they are drawn a little larger, because they are all that is seen. */
const RIDER_HEIGHT = 1.24;

/** A vehicle from behind. @param foot on the ground under its middle @param width of a car @param sun 1: the light comes from the right */
export function roadVehicle(vehicle: RoadVehicle, foot: Point, width: number, sun: 1 | -1, tones: EstateTones): readonly SceneNode[] {
  const { paint, wood, shade, rim, luggage, sky } = tones;
  const rider = {
    coat: paint,
    bags: luggage[0],
    trousers: mixColours(luggage[1], shade, 0.4),
    helmet: luggage[2],
    skin: mixColours({ r: 206, g: 152, b: 116, a: 1 }, wood, 0.2),
    metal: mixColours({ r: 150, g: 154, b: 162, a: 1 }, sky, 0.2),
    rim,
    shade,
  };
  switch (vehicle) {
    case 'camper':
      return camperFromBehind(foot, width, tones);
    case 'caravan':
      return caravanFromBehind(foot, width, tones);
    case 'bus':
      return busFromBehind(foot, width, tones);
    case 'bicycle':
      return cyclist({ foot, height: width * RIDER_HEIGHT, sun }, rider);
    case 'motorcycle':
      return motorcyclist({ foot, height: width * RIDER_HEIGHT, sun }, rider);
    default:
      return estateCar(foot, width, tones).nodes;
  }
}
