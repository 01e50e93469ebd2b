import type { DesignImage } from '../../design/design-image.ts';
import { encodeEntities } from '../../richtext/entities.ts';
import type { Check, Concern } from '../check.ts';
import { picturesInFills } from '../measuring/pictures-in-fills.ts';
import { comparable } from '../../text/comparable.ts';
import { shownFrontBoxes } from '../measuring/front-words.ts';
import { say } from '../say.ts';

const NOT_FOR_SALE = /\bNC\b|non.?commercial|editorial use/i;
const CREDIT_DUE = /\bCC[ -]?BY\b|attribution/i;

/** Reports licences of pictures that forbid commercial use or require a credit, because a cover is sold. */
export const pictureLicence: Check = ({ design, geometry }) => {
  const shown: readonly (readonly [string, DesignImage])[] = [
    ...(design.coverImage.currentDesignImage && design.coverImage.format !== 'none'
      ? [['coverImage', design.coverImage.currentDesignImage] as const]
      : []),
    ...picturesInFills(design, geometry).map(({ element, fill }) => [element, fill.image] as const),
    ...design.coverObjectImages.filter(({ hidden }) => !hidden).map(({ uniqueObjectId, image }) => [uniqueObjectId, image] as const),
  ];
  const said = comparable(
    [design.back.text.text.replace(/<[^>]*>/g, ' '), ...shownFrontBoxes(design).map(({ text }) => text.text)].join(' '),
  );
  return shown.flatMap(([element, { licence, photographerName }]): readonly Concern[] => {
    if (licence === null) return [];
    if (NOT_FOR_SALE.test(licence)) {
      return [
        {
          severity: 'error',
          message: say('noCommercialUse', { license: licence }),
          element,
        },
      ];
    }
    if (!CREDIT_DUE.test(licence) || photographerName === null || said.includes(comparable(photographerName))) return [];
    const credit = `<p><em>Cover picture: ${encodeEntities(photographerName)}, ${encodeEntities(licence)}</em></p>`;
    return [
      {
        severity: 'warning',
        message: say('creditRequired', { photographer: photographerName, license: licence }),
        element,
        fix: geometry.boards.back
          ? { label: say('addCredit'), command: { name: 'edit-blurb', text: { text: `${design.back.text.text}${credit}` } } }
          : null,
      },
    ];
  });
};
