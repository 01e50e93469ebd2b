import { Button, CloseButton, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import type { IconSetId } from '@coverwright/contracts/calls/icons.ts';
import type { IconArtwork } from '@coverwright/core/design/icon-artwork.ts';
import { iconLabel } from '@coverwright/core/elements/shapes/shape-label.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesign } from '../../../session/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { EndOfPage } from '../../fields/end-of-page.tsx';
import { SearchSuggestions } from '../../fields/search-suggestions.tsx';
import { Hint, Section } from '../../fields/section.tsx';
import shapes from '../shapes.module.css';
import { IconPreview } from './icon-preview.tsx';
import { iconKey, useIcons } from './use-icons.ts';
import { iconSearchMessages } from './messages.ts';
import { translateLabels } from '../../../messages/translate-labels.ts';

/** The icon sets, grouped by style. */
const STYLES = [
  { value: 'all', label: 'all' },
  { value: 'game-icons', label: 'solid' },
  { value: 'tabler', label: 'line' },
  { value: 'fluent-emoji-flat', label: 'color' },
] as const satisfies readonly { readonly value: IconSetId | 'all'; readonly label: string }[];

/** The icons that are shown before a genre is known. */
const MOTIFS = ['heart', 'crown', 'key', 'moon', 'star', 'feather', 'rose', 'sword', 'bird', 'compass'];

interface IconPickerProps {
  readonly onChoose: (icon: IconArtwork) => void;
}

/** Searches silhouettes and icons; without a search, shows those of the genre. */
export function IconPicker({ onChoose }: IconPickerProps) {
  const t = useMessages(iconSearchMessages);
  const genre = findGenre(useDesign().metadata.genre?.id ?? '');
  const motifs = genre?.motifs ?? MOTIFS;
  const [term, setTerm] = useState('');
  const [style, setStyle] = useState<IconSetId | 'all'>('all');
  const found = useIcons(term.trim() || motifs.join(','), style === 'all' ? null : style);
  return (
    <Section>
      <TextInput
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder', { examples: motifs.slice(0, 3).join(', ') })}
        leftSection={<IconSearch size={16} />}
        rightSection={term ? <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => setTerm('')} /> : null}
        value={term}
        maxLength={100}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <SearchSuggestions words={motifs} term={term} onChoose={setTerm} />
      <ChoiceField label={t('style')} hideLabel value={style} choices={translateLabels(STYLES, t)} onChange={setStyle} />
      <IconGrid found={found} term={term} onChoose={onChoose} />
    </Section>
  );
}

interface IconGridProps extends IconPickerProps {
  readonly found: ReturnType<typeof useIcons>;
  readonly term: string;
}

function IconGrid({ found: { entries, status, fault, hasMore, more, retry }, term, onChoose }: IconGridProps) {
  const t = useMessages(iconSearchMessages);
  if (status === 'failed' && entries.length === 0) {
    return (
      <div role="alert">
        <Hint>{t('notLoaded', { fault: fault ?? '' })}</Hint>
        <Button variant="default" size="xs" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (status === 'ready' && entries.length === 0) return <Hint>{t('noneFound', { term: term.trim() })}</Hint>;
  return (
    <>
      <div className={shapes.grid} aria-busy={status === 'loading'}>
        {entries.map((icon) => {
          const label = iconLabel(icon.name);
          return (
            <UnstyledButton
              key={iconKey(icon)}
              className={shapes.shape}
              aria-label={icon.credit ? `${label}; ${icon.credit}` : label}
              title={icon.credit ? `${label}\n${icon.credit}` : label}
              onClick={() => onChoose(icon)}
            >
              <IconPreview icon={icon} />
              {icon.credit && (
                <span className={shapes.credited} aria-hidden>
                  {icon.licence}
                </span>
              )}
            </UnstyledButton>
          );
        })}
        {status === 'loading' && entries.length === 0 && PLACES.map((key) => <Skeleton key={key} className={shapes.shape ?? ''} />)}
      </div>
      {hasMore && <EndOfPage key={entries.length} onSeen={more} />}
    </>
  );
}

const PLACES = Array.from({ length: 16 }, (_, index) => `place ${index}`);
