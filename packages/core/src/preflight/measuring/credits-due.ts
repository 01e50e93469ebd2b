import type { Design } from '../../design/design.ts';
import type { DesignImage } from '../../design/design-image.ts';

/** A credit that the license of something on a cover requires. */
export interface CreditDue {
  /** The id of the picture or shape. */
  readonly element: string;
  /** The maker of a picture, whose name is enough; null for an icon, whose credit is given as it stands. */
  readonly maker: string | null;
  readonly licence: string;
  /** The sentence for the cover or the copyright page. */
  readonly credit: string;
}

const CREDIT_DUE = /\bCC[ -]?BY\b|attribution/i;

/** Returns the credit that a picture's license requires; null for none. */
export function creditOfPicture(element: string, { licence, photographerName }: DesignImage): CreditDue | null {
  if (licence === null || photographerName === null || !CREDIT_DUE.test(licence)) return null;
  return { element, maker: photographerName, licence, credit: `Cover picture: ${photographerName}, ${licence}` };
}

/** Returns the credits that the shown icons of a cover require. */
export function creditsOfIcons({ coverShapes }: Pick<Design, 'coverShapes'>): readonly CreditDue[] {
  return coverShapes.flatMap(({ uniqueObjectId: element, hidden, icon }) =>
    icon?.credit && !hidden ? [{ element, maker: null, licence: icon.licence, credit: icon.credit }] : [],
  );
}
