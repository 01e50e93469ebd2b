import { Button, Combobox, InputBase, ScrollArea, UnstyledButton, useCombobox } from '@mantine/core';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { useMessages } from '../messages/use-messages.ts';
import { isOfFamily } from '@coverwright/render/fonts/own-faces.ts';
import { IconSelector, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { BrandToggle } from '../brand/brand-toggle.tsx';
import { useBrand } from '../brand/use-brand.ts';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import styles from './font-field.module.css';
import { FontName } from './font-name.tsx';
import { previewFamily, previewOwnFont } from './font-preview.ts';
import { FontUpload } from './font-upload.tsx';
import { groupFonts } from './group-fonts.ts';
import { missingCharacters } from './missing-characters.ts';
import { recentFonts, rememberFont } from './recent-fonts.ts';
import { fontMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { nameGenre } from '../messages/name-genre.ts';

interface FontFieldProps {
  readonly label: string;
  readonly value: string;
  /** True if the selected texts differ: `value` is the first one's. */
  readonly mixed?: boolean;
  /** The text in this font: fonts are previewed with it, and fonts that lack one of its characters are listed separately. */
  readonly words: string;
  /** @param gesture changes with this name form one undo step, together with the font files that the cover stores */
  readonly onChange: (family: string, gesture: string) => void;
}

const SAMPLE_LENGTH = 40;

/** The font picker, which previews each font on the author's text: own fonts, recent ones, those of the genre, then all. */
export function FontField({ label, value, words, mixed = false, onChange }: FontFieldProps) {
  const t = useMessages(fontMessages);
  const { ownFonts, brand } = useMountedEditor().resources;
  const kept = useBrand(brand, 'font');
  const run = useEditor((state) => state.run);
  const { userFonts, metadata } = useDesign();
  const everBrought = useStore(ownFonts, ({ fonts }) => fonts);
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [isBringing, setBringing] = useState(false);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSearch('');
    },
    onDropdownOpen: () => {
      setRecent(recentFonts());
      void ownFonts.getState().load();
      combobox.focusSearchInput();
    },
  });

  const own = [...new Map([...userFonts, ...everBrought].map((font) => [font.assetId, font])).values()];
  const regularOf = (family: string) => own.filter((font) => isOfFamily(font, family)).toSorted(byPlainness)[0];
  const choose = (family: string, cuts = own.filter((font) => isOfFamily(font, family))) => {
    const gesture = `font ${family} ${crypto.randomUUID()}`;
    // The cover stores every font that it uses, even if the font was uploaded for another cover.
    if (cuts.length > 0 && !run({ name: 'bring-fonts', fonts: [...cuts] }, nameStep('font', { font: family }), gesture)) return;
    rememberFont(family);
    onChange(family, gesture);
  };

  const hasLetters = (family: string) => missingCharacters(family, words).length === 0;
  const wish = {
    own: [...new Set([...kept.map(({ content }) => content.family), ...own.map(({ family }) => family)])],
    recent,
    recommended: metadata.genre?.recommendedFonts ?? [],
  };
  const genre = findGenre(metadata.genre?.id ?? '');
  const isOpen = combobox.dropdownOpened;
  const groups = isOpen
    ? groupFonts({ ...wish, genreName: genre ? nameGenre(genre.id) : null, search, hasLetters: showsAll ? () => true : hasLetters })
    : [];
  const sample = words.replace(/\s+/g, ' ').trim().slice(0, SAMPLE_LENGTH);
  const chosenOwn = regularOf(value);
  return (
    <>
      <Combobox
        store={combobox}
        position="bottom-start"
        shadow="md"
        onOptionSubmit={(family) => {
          choose(family);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target targetType="button">
          <InputBase
            component="button"
            type="button"
            pointer
            label={label}
            rightSection={<IconSelector size={16} />}
            rightSectionPointerEvents="none"
            onClick={() => combobox.toggleDropdown()}
          >
            {mixed ? (
              t('mixed')
            ) : (
              <span className={styles.chosen} style={{ fontFamily: chosenOwn ? previewOwnFont(chosenOwn) : previewFamily(value) }}>
                {value}
              </span>
            )}
          </InputBase>
        </Combobox.Target>
        <Combobox.Dropdown className={styles.dropdown ?? ''}>
          <Combobox.Search
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder={t('searchFonts')}
            aria-label={t('searchFonts')}
          />
          <Combobox.Options>
            <ScrollArea.Autosize mah="min(380px, 40dvh)" type="scroll">
              {groups.map(({ name, families }) => (
                <Combobox.Group key={name} label={name}>
                  {families.map((family) => (
                    <Combobox.Option key={family} value={family} active={family === value} aria-label={family} className={styles.row ?? ''}>
                      <FontName family={family} own={regularOf(family)} sample={sample} />
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              ))}
              {groups.length === 0 && <Combobox.Empty>{t('noneFound', { search })}</Combobox.Empty>}
            </ScrollArea.Autosize>
          </Combobox.Options>
          <div className={styles.foot}>
            <LettersNote words={isOpen ? words : ''} showsAll={showsAll} onToggle={() => setShowsAll((shown) => !shown)} />
            {!mixed && <BrandToggle name={value} content={{ kind: 'font', family: value }} list={t('yourFonts')} />}
            <Button
              variant="default"
              size="xs"
              leftSection={<IconUpload size={15} />}
              onClick={() => {
                combobox.closeDropdown();
                setBringing(true);
              }}
            >
              {t('uploadOwn')}
            </Button>
          </div>
        </Combobox.Dropdown>
      </Combobox>
      <FontUpload
        opened={isBringing}
        onClose={() => setBringing(false)}
        onUploaded={(font) => {
          ownFonts.getState().add(font);
          choose(font.family, [...own.filter((known) => isOfFamily(known, font.family)), font]);
        }}
      />
    </>
  );
}

/** Sorts upright before italic, and regular before bold. */
function byPlainness(first: UserFont, second: UserFont): number {
  return Number(first.italic) - Number(second.italic) || Number(first.bold) - Number(second.bold);
}

interface LettersNoteProps {
  readonly words: string;
  readonly showsAll: boolean;
  readonly onToggle: () => void;
}

/** Shows how many families are hidden because they lack characters of the text. */
function LettersNote({ words, showsAll, onToggle }: LettersNoteProps) {
  const t = useMessages(fontMessages);
  const all = groupFonts({ own: [], recent: [], recommended: [], genreName: null, search: '', hasLetters: () => true });
  const lacking = all.flatMap(({ families }) => families.filter((family) => missingCharacters(family, words).length > 0));
  if (lacking.length === 0) return null;
  return (
    <p className={styles.lacking}>
      {t.rich('lacking', {
        count: lacking.length,
        toggle: (
          <UnstyledButton fz={13} td="underline" onClick={onToggle}>
            {showsAll ? t('hideLacking') : t('showLacking')}
          </UnstyledButton>
        ),
      })}
    </p>
  );
}
