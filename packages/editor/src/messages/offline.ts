import { createPageTranslator } from './create-page-translator.ts';
import { offlineMessages } from './offline/messages.ts';

const t = createPageTranslator(offlineMessages);

/** Returns the message for a request without a response. */
export function offline() {
  return { code: 'offline', status: 0, message: t('offline') } as const;
}
