import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import { getUserPreferences, run, showPreferences } from 'vanilla-cookieconsent';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { consentWords } from './consent-words.ts';

/** The category's state until the visitor answers. */
const IMPLIED = { enabled: true };
const EXPLICIT = { enabled: false };

/**
 * Asks once for consent, and stores the answer.
 * @param mode `implied`: everything is allowed until the visitor declines
 * @param obey called with the accepted categories, at once if they are known, and at each change
 */
export async function openConsent(mode: 'explicit' | 'implied', obey: (accepted: readonly string[]) => void): Promise<void> {
  const start = mode === 'implied' ? IMPLIED : EXPLICIT;
  const locale = document.documentElement.lang || DEFAULT_LOCALE;
  const tell = () => obey(getUserPreferences().acceptedCategories);
  await run({
    mode: mode === 'implied' ? 'opt-out' : 'opt-in',
    // The library takes test drivers for bots, and would hide the banner from them.
    hideFromBots: false,
    categories: { necessary: { enabled: true, readOnly: true }, marketing: start, statistics: start, preferences: start },
    guiOptions: { consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true } },
    language: { default: locale, translations: { [locale]: consentWords(locale) } },
    onConsent: tell,
    onChange: tell,
  });
  // The visitor has not answered yet: implied consent counts from now on.
  if (mode === 'implied') tell();
}

export { showPreferences };
