import { getCaptcha, getHomePage, getSiteAssets } from '@coverwright/contracts/calls/site.ts';
import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { SiteConfig } from '../../site-config.ts';
import type { BlogTools } from '../blog/read-blog.ts';
import type { Captcha } from './open-captcha.ts';
import type { SettingStore } from './create-setting-store.ts';
import type { ThemeChange } from './open-theme.ts';
import { forwardErrorReport } from './forward-error-report.ts';
import { readHomePage } from './read-home-page.ts';

interface SiteTools extends BlogTools {
  readonly theme: SettingStore<ThemeChange>;
  readonly captcha: Captcha | null;
  readonly config: { readonly site: Pick<SiteConfig, 'errorReporter'> };
}

/** Adds the calls of the public pages. */
export function addSiteRoutes(app: App, { theme, captcha, config, ...tools }: SiteTools): void {
  handleCall(app, getHomePage, async () => succeed(await readHomePage(tools)));
  handleCall(app, getSiteAssets, async () => succeed({ theme: JSON.stringify({ ...THEME_COLOURS, ...(await theme.read()) }) }));
  handleCall(app, getCaptcha, async () => (captcha ? succeed(await captcha.pose()) : refuse({ code: 'notFound' })));
  const { errorReporter } = config.site;
  if (errorReporter) {
    app.post('/api/fault-reports', async (context) => {
      const passed = await forwardErrorReport(errorReporter, await context.req.text());
      return context.body(null, passed);
    });
  }
}
