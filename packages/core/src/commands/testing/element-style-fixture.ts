import type { Design } from '../../design/design.ts';
import { afterCommands } from './after-commands.ts';

/** Returns a cover with elements of every kind, each with a different style. */
export function elementStyleFixture(design: Design): Design {
  const place = { x: 100, y: 100, width: 300, height: 300 };
  const image = (assetId: string) => ({ type: 'library', assetId, width: 900, height: 900 }) as const;
  return afterCommands(
    design,
    {
      name: 'edit-text-box',
      id: 'Title',
      changes: {
        opacity: 0.5,
        blend: 'multiply',
        text: {
          font: 'Oswald',
          fill: {
            kind: 'linear',
            angle: 90,
            stops: [
              { offset: 0, colour: { r: 1, g: 2, b: 3, a: 1 } },
              { offset: 1, colour: { r: 200, g: 210, b: 220, a: 1 } },
            ],
          },
        },
      },
    },
    {
      name: 'add-shape',
      shape: {
        ...place,
        uniqueObjectId: 'disc',
        type: 'ellipse',
        box: { fill: { kind: 'solid', colour: { r: 200, g: 20, b: 20, a: 1 } }, cornerRadius: 12 },
        line: { colour: { r: 0, g: 0, b: 0, a: 1 }, width: 6 },
      },
    },
    { name: 'add-shape', shape: { ...place, uniqueObjectId: 'plate', type: 'rectangle' } },
    {
      name: 'add-shape',
      shape: { ...place, uniqueObjectId: 'rule', type: 'line', renderer: 'line', line: { colour: { r: 9, g: 9, b: 9, a: 1 }, width: 9 } },
    },
    {
      name: 'add-object-image',
      object: { ...place, uniqueObjectId: 'photo', image: image('wood'), opacity: 0.7, filter: { name: 'Dusk' } },
    },
    { name: 'add-object-image', object: { ...place, uniqueObjectId: 'second', image: image('sea') } },
  );
}
