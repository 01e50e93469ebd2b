import { changeTheme } from '@coverwright/contracts/calls/admin-site.ts';
import { deriveShades, MAIN_SHADE } from '@coverwright/contracts/site/derive-shades.ts';
import { THEME_COLOUR_NAMES, type ThemeColourName } from '@coverwright/contracts/site/menu-entry.ts';
import { type SiteTheme, THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { contrastRatio, relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, ColorInput, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import styles from './theme-editor.module.css';
import { useAdminActions } from './use-admin-actions.ts';
import { adminMessages } from './messages.ts';

const NAMES = {
  primary: 'primary',
  secondary: 'secondary',
  info: 'info',
  warning: 'warning',
  error: 'error',
  success: 'success',
} as const satisfies Readonly<Record<ThemeColourName, string>>;
/** Minimum contrast of text by WCAG 2. */
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

/** Edits the main shades of the site's six colors. */
export function ThemeEditor({ theme }: { readonly theme: SiteTheme }) {
  const t = useMessages(adminMessages);
  const { change, isBusy } = useAdminActions();
  const [colours, setColours] = useState(() => mainShades(theme));
  const [fault, setFault] = useState<string | null>(null);
  const save = async (next: MainShades) => setFault(await change(changeTheme, { body: { colours: next } }, t('themeSaved')));
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
              label={t(NAMES[name])}
              value={main}
              format="hex"
              error={isColour(main) ? null : t('wrongColor')}
              onChange={(value) => setColours((known) => ({ ...known, [name]: value }))}
              eyeDropperButtonProps={{ 'aria-label': t('pickColor') }}
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
          {t('save')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setColours(house);
            void save(house);
          }}
        >
          {t('resetTheme')}
        </Button>
      </Group>
    </form>
  );
}

/** Shows the contrast of white text on the main shade, as on buttons. */
function Contrast({ main }: { readonly main: string }) {
  const t = useMessages(adminMessages);
  const ratio = contrastRatio(relativeLuminance(fromHex(main)), 1);
  return (
    <Text size="sm" {...(ratio < LEAST_CONTRAST ? { c: 'error' } : {})}>
      {t(ratio < LEAST_CONTRAST ? 'lowContrast' : 'contrast', { ratio: ratio.toFixed(1) })}
    </Text>
  );
}
