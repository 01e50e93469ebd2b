// Extracts the stars and coasts of drawings from public data: `node tools/run.mjs tools/sky-and-land/extract.ts FOLDER-OF-d3-celestial
// FOLDER-OF-world-atlas`. Each folder is the unpacked npm package (`npm pack d3-celestial@0.7.35 world-atlas@2.0.2`). Tenths of degrees and
// of magnitudes are finer than any cover shows.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const [sky, land] = process.argv.slice(2);
if (!sky || !land) throw new Error('Two folders are needed');

const pair = z.array(z.number());
const starsSchema = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: pair }), properties: z.object({ mag: z.number() }) })),
});
const linesSchema = z.object({ features: z.array(z.object({ geometry: z.object({ coordinates: z.array(z.array(pair)) }) })) });
const ring = z.array(z.number());
const landSchema = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({
    land: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: z.array(ring) }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ring)) }),
        ]),
      ),
    }),
  }),
});

/** The magnitude of a star whose position differs slightly in the catalog. */
const USUAL_MAGNITUDE = 4;
/** Magnitude limit: fainter stars are on the chart only as ends of a constellation's line. */
const FAINTEST = 4.6;

const read = (folder: string, path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const tenths = (value: number) => Math.round(value * 10);
const placeOf = ([east = 0, north = 0]: readonly number[]) => `${east.toFixed(2)} ${north.toFixed(2)}`;
const write = (name: string, data: unknown) =>
  writeFileSync(new URL(`../../packages/core/src/art/data/${name}`, import.meta.url), `${JSON.stringify(data)}\n`);

const catalog = starsSchema.parse(read(sky, 'data/stars.6.json')).features;
const magnitudes = new Map(catalog.map(({ geometry, properties }) => [placeOf(geometry.coordinates), properties.mag]));
const numbersOf = ([east = 0, north = 0]: readonly number[], magnitude: number) => [tenths(east), tenths(north), tenths(magnitude)];
const lines = linesSchema
  .parse(read(sky, 'data/constellations.lines.json'))
  .features.flatMap(({ geometry }) =>
    geometry.coordinates.map((line) => line.flatMap((star) => numbersOf(star, magnitudes.get(placeOf(star)) ?? USUAL_MAGNITUDE))),
  );
const bright = catalog.filter(({ properties }) => properties.mag <= FAINTEST);
write('sky.json', { lines, stars: bright.flatMap(({ geometry, properties }) => numbersOf(geometry.coordinates, properties.mag)) });

const topology = landSchema.parse(read(land, 'land-110m.json'));
const [[wide = 1, high = 1], [left = 0, low = 0]] = [topology.transform.scale, topology.transform.translate];
const arcs = topology.arcs.map((steps) => {
  let [x, y] = [0, 0];
  return steps.map(([right = 0, up = 0]) => {
    [x, y] = [x + right, y + up];
    return [tenths(x * wide + left), tenths(y * high + low)];
  });
});
const arcOf = (index: number) => (index < 0 ? arcs[~index]?.toReversed() : arcs[index]) ?? [];
const outline = (indices: readonly number[]) => indices.flatMap((index) => arcOf(index).slice(1)).flat();
const polygons = topology.objects.land.geometries.flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs));
write('coasts.json', {
  rings: polygons.map(([shore = []]) => outline(shore)),
  seas: polygons.flatMap(([, ...holes]) => holes.map(outline)),
});
