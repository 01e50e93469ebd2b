import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { addAuthRoutes } from '../auth/auth-routes.ts';
import type { Services } from '../compose.ts';
import { addAdminRoutes } from '../features/admin/admin-routes.ts';
import { addAssetRoutes } from '../features/assets/asset-routes.ts';
import { addFileRoutes } from '../features/assets/file-routes.ts';
import { addAccountRoutes } from '../features/accounts/account-routes.ts';
import { addCutoutRoutes } from '../features/cutouts/cutout-routes.ts';
import { addOrderRoutes } from '../features/orders/order-routes.ts';
import { addBlogRoutes } from '../features/blog/blog-routes.ts';
import { addShopRoutes } from '../features/shop/shop-routes.ts';
import { addExportRoutes } from '../features/exports/export-routes.ts';
import { addHealthRoutes } from '../features/health/health-routes.ts';
import { addItemRoutes } from '../features/items/item-routes.ts';
import { addBrandRoutes } from '../features/brand/brand-routes.ts';
import { addFontRoutes } from '../features/fonts/font-routes.ts';
import { addThumbnailRoutes } from '../features/thumbnails/thumbnail-routes.ts';
import { addIconRoutes } from '../features/icons/icon-routes.ts';
import { addSiteRoutes } from '../features/site/site-routes.ts';
import { addPictureRoutes } from '../features/pictures/picture-routes.ts';
import { addReviewRoutes } from '../features/reviews/review-routes.ts';
import { addSharingRoutes } from '../features/sharing/sharing-routes.ts';
import { addVersionRoutes } from '../features/versions/version-routes.ts';
import { addStockRoutes } from '../features/stock/stock-routes.ts';
import { addOperationRoutes } from '../operations/operation-routes.ts';
import type { App } from './handle-call.ts';
import { handleError } from './handle-error.ts';
import { resolveClientAddress } from './client-address.ts';
import { identifyVisitor } from './identify-visitor.ts';
import { JSON_BYTES, limitBody, UPLOAD_BYTES } from './limit-body.ts';
import { type InFlightLimits, limitInFlight } from './limit-in-flight.ts';
import { forbidCaching } from './forbid-caching.ts';
import { createRateLimiter, RATE_LIMITS, type RateLimits } from './limit-rate.ts';
import { logRequests } from './log-requests.ts';
import type { PageFacts } from './page-facts.ts';
import { costOfFile, costOfMethod, createCostOfCall } from './request-cost.ts';
import { readPageRequest, refuseUnreadableAddress } from './refuse-unreadable.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { setSecureHeaders } from './secure-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { serveFolder } from './serve-folder.ts';

/** The pages: the HTML of React Router, and the browser files of its build. */
export interface Pages {
  readonly render: (request: Request, facts: PageFacts) => Promise<Response>;
  /** The folder of the browser files; null while Vite serves them. */
  readonly clientFolder: string | null;
}

/** Creates the function that handles all requests of the product. */
export function createApp(services: Services, pages: Pages, limits: RateLimits = RATE_LIMITS, inFlight?: InFlightLimits): App {
  const { config, folders, log, embeddedIssuer } = services;
  const app: App = new Hono();

  app.use(requestId({ headerName: '' }));
  app.use(logRequests(log));
  app.use(services.metrics.observeRequests);
  app.use(
    setSecureHeaders(
      config,
      services.stock.flatMap(({ pictureOrigins }) => pictureOrigins),
    ),
  );
  app.use(resolveClientAddress(config.trustedProxies));
  app.use(refuseUnreadableAddress);
  app.use(limitInFlight(inFlight));

  app.use('/fonts/*', serveFolder(folders.fonts, '/fonts', 'immutable'));
  app.use('/pictures/copies/*', serveFolder(folders.pictureCopies, '/pictures/copies', 'immutable'));
  app.use('/pictures/*', serveFolder(folders.pictures, '/pictures', 86_400));
  app.use('/neighbours/*', serveFolder(folders.neighbours, '/neighbours', 86_400));
  app.use('/site/*', serveFolder(folders.site, '/site', 86_400));
  if (pages.clientFolder) {
    app.use('/assets/*', serveFolder(pages.clientFolder, '', 'immutable'));
    app.use('/favicon.svg', serveFolder(pages.clientFolder, '', 86_400));
  }

  app.use(compress());
  app.use(refuseCrossSite(config.publicUrl));
  app.use(identifyVisitor(services));
  const limitRate = createRateLimiter(limits);
  app.use('/api/*', limitRate(createCostOfCall(CALLS)), limitBody(JSON_BYTES));
  app.use('/files/*', limitRate(costOfFile), limitBody(UPLOAD_BYTES));
  app.use('/oidc/*', limitRate(costOfMethod), limitBody(JSON_BYTES));
  app.use('/identity/*', limitRate(costOfMethod));
  app.use('/media/*', limitRate(costOfMethod));

  addHealthRoutes(app, services);
  addAuthRoutes(app, services);
  addAccountRoutes(app, services);
  addItemRoutes(app, services);
  addThumbnailRoutes(app, services);
  addSharingRoutes(app, services);
  addVersionRoutes(app, services);
  addReviewRoutes(app, services);
  addExportRoutes(app, services);
  addShopRoutes(app, services);
  addOrderRoutes(app, services);
  addAssetRoutes(app, services);
  addCutoutRoutes(app, services);
  addFontRoutes(app, services);
  addBrandRoutes(app, services);
  addPictureRoutes(app, services);
  addSiteRoutes(app, services);
  addBlogRoutes(app, services);
  addAdminRoutes(app, services);
  addFileRoutes(app, services);
  addOperationRoutes(app, services);
  // These routes come last, because their path begins with a parameter.
  addIconRoutes(app, services.icons);
  addStockRoutes(app, services);
  app.all('/api/*', (context) => sendRefusal(context, { code: 'notFound' }));

  app.use(forbidCaching);
  if (embeddedIssuer) {
    app.all('/oidc/*', async (context) => {
      const request = await readPageRequest(context);
      return request instanceof Request ? embeddedIssuer.answer(request, context.get('visit').origin) : request;
    });
  }
  app.all('*', limitBody(JSON_BYTES), async (context) => {
    const request = await readPageRequest(context);
    if (!(request instanceof Request)) return request;
    return pages.render(request, { nonce: context.get('secureHeadersNonce') ?? '', visit: context.get('visit'), services });
  });
  app.onError(handleError(log));
  return app;
}
