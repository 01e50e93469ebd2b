import { ColorSwatch } from '@mantine/core';
import { type Rgba, fromHex, toHex } from '@coverwright/core/design/colour.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { ROLES } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import { rolesOfDesign } from '@coverwright/core/ideas/palettes/roles-of-design.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useStore } from 'zustand';
import { useBrand } from '../../../brand/use-brand.ts';
import { useDesign, useMountedEditor } from '../../../session/editor-context.ts';
import styles from './colour.module.css';
import { distinctColours } from './distinct-colours.ts';
import { colourFieldMessages } from './messages.ts';
import { nameGenre } from '../../../messages/name-genre.ts';
import { nameRole } from '../../../messages/name-role.ts';

/** The number of a picture's 64 colors that fill three rows. */
const FROM_PICTURE = 21;
const INK_AND_PAPER = ['#000000', '#2a2622', '#857c70', '#eae5db', '#faf6ec', '#ffffff'].map(fromHex);

/** Swatches by source: the palette's roles, the author's own, recent colors, the picture's, the genre's, and black and white. */
export function Swatches({ label, onPick }: { readonly label: string; readonly onPick: (colour: Rgba) => void }) {
  const t = useMessages(colourFieldMessages);
  const { recentColors, metadata, composition } = useDesign();
  const { filtering, brand: brandStore } = useMountedEditor().resources;
  const brand = useBrand(brandStore, 'colour');
  const picture = useStore(filtering.palette, (state) => state.colours);
  const genre = findGenre(metadata.genre?.id ?? '');
  const groups = [
    { name: t('yourColors'), colours: brand.map(({ content }) => fromHex(content.colour)) },
    { name: t('recentlyUsed'), colours: distinctColours(recentColors, 0) },
    { name: t('inThePicture'), colours: distinctColours(picture, CLEARLY_DIFFERENT).slice(0, FROM_PICTURE) },
    ...(genre ? [{ name: nameGenre(genre.id), colours: distinctColours(Object.values(genre.look.palette).map(fromHex), 0) }] : []),
    { name: t('blackAndWhite'), colours: INK_AND_PAPER },
  ];
  const roles = rolesOfDesign({ composition, metadata });
  return (
    <>
      <div role="group" aria-label={t('palette')}>
        <p className={styles.groupName}>{t('palette')}</p>
        <div className={styles.swatches}>
          {ROLES.map((role) => (
            <ColorSwatch
              key={role}
              component="button"
              type="button"
              className={styles.swatch ?? ''}
              color={roles[role]}
              size={26}
              title={nameRole(role)}
              aria-label={`${label}: ${nameRole(role)}, ${roles[role]}`}
              onClick={() => onPick(fromHex(roles[role]))}
            />
          ))}
        </div>
      </div>
      {groups.map(
        ({ name, colours }) =>
          colours.length > 0 && (
            <div key={name} role="group" aria-label={name}>
              <p className={styles.groupName}>{name}</p>
              <div className={styles.swatches}>
                {colours.map((colour) => (
                  <ColorSwatch
                    key={toHex(colour)}
                    component="button"
                    type="button"
                    className={styles.swatch ?? ''}
                    color={toHex(colour)}
                    size={26}
                    aria-label={`${label}: ${toHex(colour)}`}
                    onClick={() => onPick(colour)}
                  />
                ))}
              </div>
            </div>
          ),
      )}
    </>
  );
}

/** Sum of level differences from which a picture's colors get separate swatches. */
const CLEARLY_DIFFERENT = 24;
