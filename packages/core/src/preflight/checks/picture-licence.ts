import type { DesignImage } from '../../design/design-image.ts';
import { encodeEntities } from '../../richtext/entities.ts';
import type { Check, Concern } from '../check.ts';
import { creditOfPicture, creditsOfIcons } from '../measuring/credits-due.ts';
import { picturesInFills } from '../measuring/pictures-in-fills.ts';
import { comparable } from '../../text/comparable.ts';
import { shownFrontBoxes } from '../measuring/front-words.ts';
import { say } from '../say.ts';

const NOT_FOR_SALE = /\bNC\b|non.?commercial|editorial use/i;

/** Reports licenses of pictures and icons that forbid commercial use or require a credit, because a cover is sold. */
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
  const forbidden = shown.flatMap(([element, { licence }]): readonly Concern[] =>
    licence !== null && NOT_FOR_SALE.test(licence)
      ? [{ severity: 'error', message: say('noCommercialUse', { license: licence }), element }]
      : [],
  );
  const due = [...shown.flatMap(([element, image]) => creditOfPicture(element, image) ?? []), ...creditsOfIcons(design)].filter(
    ({ element, maker, credit }) =>
      !forbidden.some((concern) => concern.element === element) && !said.includes(comparable(maker ?? credit)),
  );
  const credited = due.map(({ element, maker, licence, credit }): Concern => {
    const text = `${design.back.text.text}<p><em>${encodeEntities(credit)}</em></p>`;
    return {
      severity: 'warning',
      message: maker === null ? say('iconCreditRequired', { credit }) : say('creditRequired', { photographer: maker, license: licence }),
      element,
      fix: geometry.boards.back ? { label: say('addCredit'), command: { name: 'edit-blurb', text: { text } } } : null,
    };
  });
  return [...forbidden, ...credited];
};
