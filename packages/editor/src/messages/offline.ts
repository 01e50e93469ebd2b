import { createPageTranslator } from './create-page-translator.ts';
import { offlineMessages } from './offline/messages.ts';

const t = createPageTranslator(offlineMessages);

/** Why there is no answer, where nothing answered. */
export function offline() {
  return { code: 'offline', status: 0, message: t('offline') } as const;
}
