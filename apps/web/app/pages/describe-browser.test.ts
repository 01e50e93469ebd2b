import { expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

test('a browser is called what people call it', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(describeBrowser(chrome)).toEqual({ browser: 'Chrome', system: 'Linux' });
  expect(describeBrowser(`${chrome} Edg/140.0`)).toEqual({ browser: 'Edge', system: 'Linux' });
  expect(
    describeBrowser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile Safari/604.1',
    ),
  ).toEqual({ browser: 'Safari', system: 'iPhone' });
  expect(describeBrowser('curl/8')).toEqual({ browser: null, system: null });
});
