import { UnstyledButton } from '@mantine/core';
import { type PaletteRoles, ROLES } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import styles from './colours.module.css';

interface PaletteStripProps {
  readonly name: string;
  readonly palette: PaletteRoles;
  readonly isChosen?: boolean;
  /** Called when the strip is pressed; if absent, the strip is no button. */
  readonly onChoose?: () => void;
}

/** The seven colors of a palette side by side. */
export function PaletteStrip({ name, palette, isChosen = false, onChoose }: PaletteStripProps) {
  const colours = ROLES.map((role) => <span key={role} style={{ backgroundColor: palette[role] }} />);
  if (!onChoose) {
    return (
      <div className={styles.strip} role="img" aria-label={name}>
        {colours}
      </div>
    );
  }
  return (
    <UnstyledButton className={styles.strip} aria-label={name} title={name} aria-pressed={isChosen} onClick={onChoose}>
      {colours}
    </UnstyledButton>
  );
}
