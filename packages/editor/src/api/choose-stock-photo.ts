import { chooseStockPhoto, getStockChoice, type StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from './call-api.ts';
import { apiMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(apiMessages);

const LIBRARY = 'library';
const BEAT_MS = 600;
const PATIENCE_MS = 90_000;

/**
 * Returns the picture as covers may show it. A remote source's picture is copied to this server first, so that neither the stage nor print
 * ever depends on another server; the embedded library's are here already.
 */
export async function chosenStockPhoto(photo: StockPhoto, signal: AbortSignal): Promise<Result<StockPhoto, ApiFault>> {
  if (photo.source === LIBRARY) return succeed(photo);
  let choice = await callApi(chooseStockPhoto, { body: { source: photo.source, id: photo.id } }, signal);
  for (let waited = 0; choice.ok && waited < PATIENCE_MS; waited += BEAT_MS) {
    const { id, state, photo: copied, error } = choice.value;
    if (state === 'failed')
      return refuse({
        code: 'copy',
        status: 0,
        message: error ?? t('pictureNotDownloaded'),
      });
    if (state === 'done') return copied ? succeed({ ...copied, focus: copied.focus ?? photo.focus }) : refuse(late());
    await pause(BEAT_MS, signal);
    if (signal.aborted) return refuse({ code: 'cancelled', status: 0, message: t('canceled') });
    choice = await callApi(getStockChoice, { params: { id } }, signal);
  }
  return choice.ok ? refuse(late()) : choice;
}

function late(): ApiFault {
  return { code: 'copy', status: 0, message: t('sourceNotResponding') };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
