import { Combobox, InputBase, ScrollArea, useCombobox } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useDesign } from '../../session/editor-context.ts';
import styles from './font-field.module.css';
import { previewFamily } from './font-preview.ts';
import { groupFonts } from './group-fonts.ts';

interface FontFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (family: string) => void;
}

/** The fonts, each shown in itself; those that suit the genre come first. */
export function FontField({ label, value, onChange }: FontFieldProps) {
  const [search, setSearch] = useState('');
  const genre = useDesign().metadata.genre;
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSearch('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const groups = groupFonts(genre?.recommendedFonts ?? [], genre?.name ?? null, search);
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(family) => {
        onChange(family);
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
          <span className={styles.chosen} style={{ fontFamily: previewFamily(value) }}>
            {value}
          </span>
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown ?? ''}>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder="Search fonts"
          aria-label="Search fonts"
        />
        <Combobox.Options>
          <ScrollArea.Autosize mah="min(380px, 40dvh)" type="scroll">
            {groups.map(({ name, families }) => (
              <Combobox.Group key={name} label={name}>
                {families.map((family) => (
                  <Combobox.Option key={family} value={family} active={family === value} className={styles.option ?? ''}>
                    <FontName family={family} />
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ))}
            {groups.length === 0 && <Combobox.Empty>No font is called “{search}”.</Combobox.Empty>}
          </ScrollArea.Autosize>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Fetches its face only once it is scrolled into view. */
function FontName({ family }: { readonly family: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [face, setFace] = useState<string | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setFace(previewFamily(family));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [family]);
  return (
    <span ref={element} className={styles.name} style={face ? { fontFamily: face } : undefined}>
      {family}
    </span>
  );
}
