import { Anchor } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { Hint } from '../fields/section.tsx';

/** Who made a picture, and by what licence it may be used; nothing where nobody is to be named. */
export function PictureCredit({ image: { photographerName, profileLink, licence } }: { readonly image: DesignImage }) {
  if (!photographerName) return null;
  return (
    <Hint>
      Picture by{' '}
      {profileLink ? (
        <Anchor href={profileLink} target="_blank" rel="noreferrer" inherit underline="always">
          {photographerName}
        </Anchor>
      ) : (
        photographerName
      )}
      {licence ? `, ${licence}` : ''}
    </Hint>
  );
}
