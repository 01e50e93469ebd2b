import { changeTheme } from '@coverwright/contracts/calls/admin-site.ts';
import { deriveShades, MAIN_SHADE } from '@coverwright/contracts/site/derive-shades.ts';
import { THEME_COLOUR_NAMES, type ThemeColourName } from '@coverwright/contracts/site/menu-entry.ts';
import { type SiteTheme, THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { contrastRatio, relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { Button, ColorInput, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import styles from './theme-editor.module.css';
import { useAdminActions } from './use-admin-actions.ts';

const NAMES: Readonly<Record<ThemeColourName, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
  success: 'Success',
};
/** What text must stand out by, after WCAG 2. */
const LEAST_CONTRAST = 4.5;

type MainShades = Readonly<Record<ThemeColourName, string>>;

function mainShades(theme: SiteTheme): MainShades {
  const { primary, secondary, info, warning, error, success } = theme;
  return {
    primary: primary[MAIN_SHADE],
    secondary: secondary[MAIN_SHADE],
    info: info[MAIN_SHADE],
    warning: warning[MAIN_SHADE],
    error: error[MAIN_SHADE],
    success: success[MAIN_SHADE],
  };
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The site's six colours, each by its main shade. */
export function ThemeEditor({ theme }: { readonly theme: SiteTheme }) {
  const { change, isBusy } = useAdminActions();
  const [colours, setColours] = useState(() => mainShades(theme));
  const [fault, setFault] = useState<string | null>(null);
  const save = async (next: MainShades) =>
    setFault(await change(changeTheme, { body: { colours: next } }, 'Saved. Pages show it from now on.'));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(colours);
  };
  const house = mainShades(THEME_COLOURS);
  return (
    <form onSubmit={onSubmit} className={styles['editor']}>
      {THEME_COLOUR_NAMES.map((name) => {
        const main = colours[name];
        const shades = !isColour(main) ? theme[name] : main === house[name] ? THEME_COLOURS[name] : deriveShades(main);
        return (
          <div key={name} className={styles['colour']}>
            <ColorInput
              label={NAMES[name]}
              value={main}
              format="hex"
              error={isColour(main) ? null : 'Enter a hex color with six digits, such as #1d5341.'}
              onChange={(value) => setColours((known) => ({ ...known, [name]: value }))}
              eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
            />
            <div className={styles['shades']} aria-hidden="true">
              {shades.map((shade, place) => (
                <span key={place} style={{ background: shade }} />
              ))}
            </div>
            <Contrast main={shades[MAIN_SHADE]} />
          </div>
        );
      })}
      {fault === null ? null : (
        <Text role="alert" c="error">
          {fault}
        </Text>
      )}
      <Group>
        <Button type="submit" loading={isBusy} disabled={!Object.values(colours).every(isColour)}>
          Save
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setColours(house);
            void save(house);
          }}
        >
          Back to the house’s own
        </Button>
      </Group>
    </form>
  );
}

/** How much white words stand out from the main shade, as on buttons. */
function Contrast({ main }: { readonly main: string }) {
  const ratio = contrastRatio(relativeLuminance(fromHex(main)), 1);
  return (
    <Text size="sm" {...(ratio < LEAST_CONTRAST ? { c: 'error' } : {})}>
      White words on it: {ratio.toFixed(1)} to 1
      {ratio < LEAST_CONTRAST ? '. Too little to be read by everybody: choose a darker one, with 4.5 at least.' : ''}
    </Text>
  );
}
