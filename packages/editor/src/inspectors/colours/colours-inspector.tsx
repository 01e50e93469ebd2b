import { Button } from '@mantine/core';
import { type Rgba, fromHex, toHex } from '@coverwright/core/design/colour.ts';
import { isEqual } from '@coverwright/core/design/is-equal.ts';
import { type PaletteRoles, ROLES } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import { paletteOfCover, rolesOfComposition } from '@coverwright/core/ideas/palettes/roles-of-design.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import styles from './colours.module.css';
import { type NamedPalette, otherPalettes, palettesOfGenre } from './offered-palettes.ts';
import { PaletteStrip } from './palette-strip.tsx';
import { colourMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { nameRole } from '../../messages/name-role.ts';

/** The inspector of the cover's palette, with other palettes to choose from. */
export function ColoursInspector() {
  const t = useMessages(colourMessages);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const [shuffle, setShuffle] = useState(1);
  const { composition, metadata } = design;
  const genre = composition?.genre ?? metadata.genre?.id ?? null;
  const roles = useMemo(() => paletteOfCover(design), [design]);
  const first = useMemo(() => composition && firstPalette(composition), [composition]);
  const own = useMemo(() => palettesOfGenre(genre), [genre]);
  const others = useMemo(() => otherPalettes(genre, shuffle), [genre, shuffle]);
  const isFirst = composition ? composition.palette === undefined : false;
  const apply = (palette: PaletteRoles | null, name: string, gesture?: string) => {
    run({ name: 'apply-palette', palette }, nameStep('palette', { name }), gesture);
  };
  const isChosen = (palette: PaletteRoles) => composition !== undefined && composition !== null && isEqual(palette, roles);
  const strips = (palettes: readonly NamedPalette[]) =>
    palettes.map(({ name, palette }) => (
      <PaletteStrip key={name} name={name} palette={palette} isChosen={isChosen(palette)} onChoose={() => apply(palette, name)} />
    ));
  return (
    <>
      <Section title={t('colorsOfThisCover')}>
        {composition ? (
          <div className={styles.roles}>
            {ROLES.map((role) => (
              <ColourField
                key={role}
                label={nameRole(role)}
                value={fromHex(roles[role])}
                onChange={(colour, gesture) => apply({ ...roles, [role]: opaqueHex(colour) }, nameRole(role).toLowerCase(), gesture)}
              />
            ))}
          </div>
        ) : (
          <PaletteStrip name={t('thisCover')} palette={roles} />
        )}
        {first && !isFirst && (
          <div className={styles.first}>
            <span className={styles.label}>{t('originalColors')}</span>
            <PaletteStrip
              name={t('originalColorsOfCover')}
              palette={first}
              isChosen={false}
              onChoose={() => apply(null, t('originalColors').toLowerCase())}
            />
          </div>
        )}
        <Hint>{t('hint')}</Hint>
      </Section>
      {own.length > 0 && (
        <Section title={t('palettesFor', { genre: own[0]?.genre ?? '' })}>
          <div className={styles.strips}>{strips(own)}</div>
        </Section>
      )}
      <Section
        title={t('otherPalettes')}
        aside={
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowsShuffle size={15} stroke={1.7} />}
            onClick={() => setShuffle((seed) => seed + 1)}
          >
            {t('shufflePalettes')}
          </Button>
        }
      >
        <div className={styles.strips}>{strips(others)}</div>
      </Section>
    </>
  );
}

function firstPalette({ palette: _, ...first }: NonNullable<ReturnType<typeof useDesign>['composition']>): PaletteRoles {
  return rolesOfComposition(first);
}

function opaqueHex(colour: Rgba): string {
  return toHex({ ...colour, a: 1 });
}
