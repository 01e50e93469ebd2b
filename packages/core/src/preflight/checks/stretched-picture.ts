import { placeCoverImage } from '../../elements/cover-image/place-cover-image.ts';
import { objectSource } from '../../elements/objects/object-picture.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { say } from '../say.ts';

/** The largest stretch, as a share, that is invisible. */
const MOST = 0.03;

/** Reports a picture that does not have its original proportions. */
export const stretchedPicture: Check = ({ design, geometry }) => {
  const cover = placeCoverImage(design.coverImage, geometry);
  const coverBy = cover ? stretch(cover.destination, cover.source) : 0;
  return [
    ...(coverBy > MOST
      ? [
          {
            severity: 'warning' as const,
            message: say('stretchedCoverPicture', { percent: percent(coverBy) }),
            element: 'coverImage',
            fix: {
              label: say('resetProportions'),
              command: { name: 'place-cover-image' as const, backgroundSize: null, backgroundPosition: { x: 0, y: 0 } },
            },
          },
        ]
      : []),
    ...design.coverObjectImages.flatMap((object): readonly Concern[] => {
      const own = objectSource(object);
      const by = stretch(object, own);
      if (object.hidden || by <= MOST) return [];
      const height = (object.width * own.height) / own.width;
      return [
        {
          severity: 'warning',
          message: say('stretchedPicture', { element: elementLabel(design, object.uniqueObjectId), percent: percent(by) }),
          element: object.uniqueObjectId,
          fix: {
            label: say('resetProportions'),
            command: { name: 'replace-object', object: { ...object, height, y: object.y + (object.height - height) / 2 } },
          },
        },
      ];
    }),
  ];
};

interface Sides {
  readonly width: number;
  readonly height: number;
}

function stretch(shown: Sides, own: Sides): number {
  const ratio = shown.width / shown.height / (own.width / own.height);
  return Math.max(ratio, 1 / ratio) - 1;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
