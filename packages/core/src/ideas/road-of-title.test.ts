import { expect, test } from 'vitest';
import { ROAD_LANDS } from '../art/things/road-lands.ts';
import { ROAD_VEHICLES } from '../art/things/road-traffic.ts';
import { landOfTitle, roadWord, vehicleOfTitle } from './road-of-title.ts';
import { wordMeant } from './title-themes.ts';

test.each([
  ['Namibia on Two Wheels', 'dunes', 'bicycle'],
  ['By Motorcycle to Mongolia', 'mountains', 'motorcycle'],
  ['A Camper Van in Tuscany', 'cypresses', 'camper'],
  ['Caravanning Across Australia', 'redRock', 'caravan'],
  ['The Slow Bus to Bali', 'tropics', 'bus'],
  ['Slow Roads Through Perú', 'mountains', null],
  ['Kyoto and Back', 'cone', null],
  ['Back to Kenya', 'savanna', null],
  ['A Summer in Cádiz', 'cypresses', null],
  ['The Last Summer Drive', 'buttes', null],
  ['The Long Way Home', null, null],
] as const)('[B25] the road of “%s” leads through %s, with a %s on it', (title, land, vehicle) => {
  expect(landOfTitle(title)).toBe(land && ROAD_LANDS.indexOf(land));
  expect(vehicleOfTitle(title)).toBe(vehicle && ROAD_VEHICLES.indexOf(vehicle));
});

test('[B25] a road shows the vehicle of a title, or its country in a book of travel', () => {
  expect(roadWord('Cycling Home from Siberia')).toBe('cycling');
  expect(roadWord('Postcards from Patagonia')).toBe('patagonia');
  expect(roadWord('The Long Way Home')).toBeNull();
  expect(wordMeant('Postcards from Patagonia', 'road-trip', 'travel')).toBe('patagonia');
  expect(wordMeant('Postcards from Patagonia', 'road-trip', 'romcom')).toBeNull();
  expect(wordMeant('A Summer in Lisbon', 'road-trip', 'travel')).toBeNull();
});

test('[B25] a book about monasteries is shown no road, and one about mountains is', () => {
  expect(wordMeant('Monasteries of Bhutan', 'road-trip', 'travel')).toBe(null);
  expect(wordMeant('Lost in the Andes', 'road-trip', 'travel')).toBe('ande');
});
