import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import type { StockColour, StockOrientation, StockService } from '@coverwright/contracts/calls/stock.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { PictureFilters } from './find-pictures.ts';
import styles from './picture-filters.module.css';
import { pictureMessages } from './messages.ts';

const SHAPES = { portrait: 'upright', landscape: 'wide', square: 'square' } as const satisfies Readonly<Record<StockOrientation, string>>;

const SHADES: Readonly<Record<StockColour, string>> = {
  red: '#b3261e',
  orange: '#e07b1a',
  yellow: '#e6c229',
  green: '#3f7d3c',
  teal: '#1f7a7a',
  blue: '#2858a8',
  purple: '#6b3fa0',
  pink: '#d46a9f',
  brown: '#6f4a2f',
  black: '#1a1a1a',
  grey: '#8a8a8a',
  white: '#f7f5f0',
};

interface PictureFiltersFieldProps {
  /** The source's abilities; null while they are not known. */
  readonly service: StockService | null;
  readonly filters: PictureFilters;
  readonly onChange: (filters: PictureFilters) => void;
}

/** Filters for the aspect ratio and the color, behind a button. */
export function PictureFiltersField({ service, filters, onChange }: PictureFiltersFieldProps) {
  const t = useMessages(pictureMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { orientation, colour } = filters;
  const isSet = orientation !== null || colour !== null;
  if (!service || service.orientations.length + service.colours.length === 0) return null;
  return (
    <>
      <Tooltip label={t('shapeAndColor')} openDelay={500}>
        <ActionIcon
          className={styles.toggle ?? ''}
          variant={isSet ? 'light' : 'default'}
          size={36}
          aria-label={isSet ? t('filtersSomeAreOn') : t('filters')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <div className={styles.filters}>
          {service.orientations.length > 0 && (
            <div className={styles.row} role="group" aria-label={t('shapeOfThePicture')}>
              {service.orientations.map((value) => (
                <UnstyledButton
                  key={value}
                  className={styles.chip}
                  aria-pressed={orientation === value}
                  onClick={() => onChange({ ...filters, orientation: orientation === value ? null : value })}
                >
                  <span className={styles.shape} data-orientation={value} aria-hidden="true" />
                  {t(SHAPES[value])}
                </UnstyledButton>
              ))}
            </div>
          )}
          {service.colours.length > 0 && (
            <div className={styles.row} role="group" aria-label={t('colorOfThePicture')}>
              {service.colours.map((value) => (
                <UnstyledButton
                  key={value}
                  className={styles.swatch}
                  style={{ backgroundColor: SHADES[value] }}
                  aria-label={value}
                  title={value}
                  aria-pressed={colour === value}
                  onClick={() => onChange({ ...filters, colour: colour === value ? null : value })}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}
