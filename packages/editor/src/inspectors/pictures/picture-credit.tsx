import { pictureMessages } from './messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Anchor } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { Hint } from '../fields/section.tsx';

/** Shows the maker and the license of a picture; nothing if no credit is required. */
export function PictureCredit({ image: { photographerName, profileLink, licence } }: { readonly image: DesignImage }) {
  const t = useMessages(pictureMessages);
  if (!photographerName) return null;
  return (
    <Hint>
      {t.rich('credit', {
        name: profileLink ? (
          <Anchor href={profileLink} target="_blank" rel="noreferrer" inherit underline="always">
            {photographerName}
          </Anchor>
        ) : (
          photographerName
        ),
      })}
      {licence ? `, ${licence}` : ''}
    </Hint>
  );
}
