import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { compileDesignCheck } from '@coverwright/core/design/parse-design.ts';
import { type DestinationStream, pino } from 'pino';
import { createProcessCutter } from './adapters/cutout/process-cutter.ts';
import { createProcessDecoder } from './adapters/decoder/process-decoder.ts';
import { openDiskFiles } from './adapters/files/disk-files.ts';
import { signAddresses } from './adapters/files/sign-addresses.ts';
import { reportOutages } from './adapters/files/report-outages.ts';
import { openLibraryStock } from './adapters/library-stock.ts';
import { createPackageIcons } from './adapters/package-icons.ts';
import { openPgBossQueue } from './adapters/pg-boss-queue.ts';
import type { Disk } from './disk/disk.ts';
import { openPglite } from './adapters/pglite/pglite-database.ts';
import { openPostgres } from './adapters/postgres-database.ts';
import { systemClock } from './adapters/system-clock.ts';
import { createProcessRenderer } from './adapters/render/process-renderer.ts';
import { openRemoteStock } from './adapters/stock/open-remote-stock.ts';
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts';
import { openPayments } from './adapters/payment/open-payments.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { deleteOidcRecordsBefore } from './adapters/oidc/oidc-records.ts';
import { openEmbeddedIssuer } from './adapters/oidc/open-embedded-issuer.ts';
import { openIdentityClient } from './adapters/oidc/open-identity-client.ts';
import { loadSecret } from './auth/secrets.ts';
import { callbackPath } from './auth/sign-in.ts';
import type { Config } from './config.ts';
import { openOutbox } from './features/mail/open-outbox.ts';
import { missingOperatorSettings } from './operator-config.ts';
import { createSaveDesigns } from './features/items/save-designs.ts';
import { createMailSender } from './features/mail/mail-sender.ts';
import { readFontBytes } from './features/fonts/read-font.ts';
import { seedBlog } from './features/blog/seed-blog.ts';
import { openExportChanges } from './features/exports/export-changes.ts';
import { reportQueues } from './features/exports/report-queues.ts';
import { createMetrics } from './features/health/metrics.ts';
import { createGuideSearch } from './features/guides/search-guides.ts';
import { openQuotas } from './features/quotas/quotas.ts';
import { openCaptcha } from './features/site/open-captcha.ts';
import { openWithheldGenres } from './features/site/open-withheld-genres.ts';
import { openTheme } from './features/site/open-theme.ts';
import type { AssetReaders } from './features/exports/read-assets.ts';
import { createPicturePainter } from './features/pictures/create-picture-painter.ts';
import { createPictureResolver } from './features/pictures/resolve-picture.ts';
import { createSandboxCheckout } from './features/orders/create-sandbox-checkout.ts';
import { seedPackages } from './features/shop/package-repository.ts';
import { createThumbnailService } from './features/thumbnails/create-thumbnail-service.ts';
import type { CopyTools } from './features/stock/copy-picture.ts';
import { withoutParametersIn } from './http/describe-error.ts';
import { isLocalHost } from './http/is-local.ts';
import { EMBEDDED } from './idp/embedded.ts';
import { findIdentity } from './idp/identity-repository.ts';
import { createIdentityService } from './idp/create-identity-service.ts';
import { seedDemo } from './idp/seed-demo.ts';
import { JOB_NAMES } from './jobs/job-names.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { readOwnSecrets } from './operations/own-secrets.ts';
import type { Clock } from './ports/clock.ts';
import type { Cutter } from './ports/cutter.ts';
import type { Decoder } from './ports/decoder.ts';
import type { StockSource } from './ports/stock-source.ts';
import type { Database } from './ports/database.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { Log } from './ports/log.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentProvider } from './ports/payment.ts';
import type { Renderer } from './ports/renderer.ts';
import type { FileStore } from './ports/storage.ts';
import { VERSION } from './version.ts';

/** The folders of the product's data files. */
export interface Folders {
  /** Folder of the library's pictures and their `manifest.json`. */
  readonly pictures: string;
  /** Folder of the small copies that the build makes of them. */
  readonly pictureCopies: string;
  /** Folder of the covers beside the author's own in the shop-window test, with their `manifest.json`. */
  readonly neighbours: string;
  /** Folder of the public pages' pictures, made by tools/site-pictures. */
  readonly site: string;
  /** Folder of the fonts, prepared for serving. */
  readonly fonts: string;
}

/** Replacements for tests. */
export interface Replacements {
  readonly clock?: Clock;
  readonly renderer?: Renderer;
  readonly cutter?: Cutter;
  readonly decoder?: Decoder;
  /** Picture sources in addition to the embedded library. */
  readonly remoteStock?: readonly StockSource[];
  readonly mailer?: Mailer;
  /** Replaces Stripe; the configuration must say `stripe`. */
  readonly payments?: PaymentProvider;
  /** The destination of the log's lines. */
  readonly logTo?: DestinationStream;
  /** Replaces the system's disk under the embedded database and the files, by a slow, failing or recording one. */
  readonly disk?: Disk | undefined;
}

export type Services = Awaited<ReturnType<typeof compose>>;

/** Chooses and opens every adapter by the configuration. Nothing else does. */
export async function compose(config: Config, folders: Folders, replacements: Replacements = {}) {
  const log = pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: withoutParametersIn } },
    replacements.logTo ?? pino.destination(1),
  );
  const report = (part: string) => (error: Error) => log.error({ part, error: error.message }, 'background fault');
  const clock = replacements.clock ?? systemClock;
  const { disk } = replacements;
  compileDesignCheck();
  const cookieSecret = await loadSecret(config.dataDir, 'cookie', config.cookieSecret, disk);
  const { files, database } = await openInstallation(config, report('database'), { disk });
  const signingSecret = await loadSecret(config.dataDir, 'signing', config.signingSecret, disk);
  const storage = signAddresses(reportOutages(files), signingSecret);
  const library = await openLibraryStock({ pictures: folders.pictures, copies: folders.pictureCopies });
  const queueDatabase = database.kind === 'pglite' ? database : { kind: 'postgres' as const, url: config.databaseUrl ?? '' };
  const queue = await openPgBossQueue(queueDatabase, JOB_NAMES, report('queue'));
  const renderer = replacements.renderer ?? createProcessRenderer({ filesAtOnce: config.exportConcurrency });
  const decoder = replacements.decoder ?? createProcessDecoder();
  const cutter = replacements.cutter ?? createProcessCutter({ model: config.cutoutModel });
  const { db } = database;
  const stopping = new AbortController();
  const stock = [library, ...(replacements.remoteStock ?? openRemoteStock(config.stock, stopping.signal))];
  const tools = { db, storage, clock, log, decoder, makeId: randomUUID };
  const copyTools: CopyTools = { ...tools, stock };
  const pictures = createPictureResolver(copyTools, library);
  const assetReaders: AssetReaders = {
    readPicture: (ownerId, picture, size) => pictures.read(ownerId, picture, size),
    readFont: (ownerId, assetId) => readFontBytes({ db, storage }, ownerId, assetId),
  };
  const exportChanges = await openExportChanges(database);
  let isStopping = false;
  const pictureTools = { storage, renderer, assetReaders, clock, log, stop: stopping.signal };
  const thumbnails = createThumbnailService({ ...pictureTools, db });
  const picturePainter = createPicturePainter(pictureTools);
  const mailer = replacements.mailer ?? (config.mail ? createSmtpMailer(config.mail) : createOutboxMailer(db, clock, randomUUID));
  const homeUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const mailSender = createMailSender({ db, queue, clock, makeId: randomUUID, log, operator: config.operator });
  const identityTools = { db, clock, makeId: randomUUID, mailSender, cookieSecret, homeUrl };
  const embedded = config.oidc ? null : openEmbedded({ ...identityTools, log }, config);
  await seedPackages(db, clock.now());
  await seedBlog(db, randomUUID);
  const sold = openPayments(config.checkout, { db, clock, makeId: randomUUID, secret: cookieSecret });
  const payments = replacements.payments ?? sold.payments;
  const jobs = await startJobs({
    ...pictureTools,
    ...copyTools,
    queue,
    exportChanges,
    mailer,
    mailSender,
    homeUrl,
    payments,
    rendersAtOnce: config.exportConcurrency,
    forgetProtocol: (moment) => deleteOidcRecordsBefore(db, moment),
  });
  const isLocal = config.publicUrl === null || isLocalHost(new URL(config.publicUrl).hostname);
  if (config.checkout.mode === 'sandbox' && !isLocal)
    log.warn({ checkout: 'sandbox' }, 'covers are sold for nothing: CHECKOUT=sandbox takes no money');
  const unnamed = missingOperatorSettings(config.operator);
  // On a local machine nobody else reads the site.
  if (!isLocal && unnamed.length > 0)
    log.warn({ missing: unnamed }, 'terms, privacy and mails do not say who runs this site: set these variables');
  return {
    config,
    folders,
    log,
    clock,
    makeId: randomUUID,
    cookieSecret,
    signingSecret,
    /** The secrets that a backup includes. */
    secrets: readOwnSecrets(config),
    database,
    db,
    saveDesigns: createSaveDesigns({ database, clock, makeId: randomUUID, onError: report('versions') }),
    storage,
    queue,
    exportChanges,
    thumbnails,
    renderer,
    assetReaders,
    pictures,
    stop: stopping.signal,
    payments,
    /** The page for test payments; null without the sandbox. */
    sandboxCheckout: sold.sandbox && createSandboxCheckout({ ...tools, mailSender, homeUrl }, sold.sandbox),
    picturePainter,
    stock,
    library,
    cutter,
    decoder,
    freeCutouts: config.freeCutouts,
    quotas: openQuotas({ db, clock }, config.anonymousLimits, config.accountLimits),
    theme: openTheme({ db, clock }),
    withheldGenres: openWithheldGenres({ db, clock }),
    captcha: config.site.captcha ? openCaptcha({ secret: cookieSecret, db, clock }) : null,
    icons: createPackageIcons(),
    searchGuides: createGuideSearch(),
    version: VERSION,
    metrics: createMetrics({ report: () => reportQueues(db, queue) }),
    isStopping: () => isStopping,
    providers: [embedded?.provider ?? openOutside(config), ...openBrands(config)],
    adminEmails: config.adminEmails,
    embeddedIssuer: embedded?.issuer ?? null,
    identityService: embedded && createIdentityService(identityTools, embedded.issuer),
    outbox: openOutbox({ db, clock, secret: cookieSecret }, config),
    mailSender,
    /** Our own address in mails. */
    homeUrl,
    /** The accounts that the server prints at start. */
    demoSignIns: embedded && config.databaseUrl === null && config.mode !== 'test' ? await seedDemo(identityTools, isLocal) : [],
    /** Waits for running work, then closes everything. */
    close: async () => {
      isStopping = true;
      exportChanges.close();
      await mailSender.settle();
      await jobs.stop();
      stopping.abort();
      await mailer.close();
      await renderer.close();
      await decoder.close();
      await cutter.close();
      await database.close();
    },
  };
}

/**
 * Opens the configured storage and database, and migrates the database.
 * @param onError called for idle connections that break, and for checkpoints that fail
 * @throws FolderInUseError if another process has the embedded database open
 */
export async function openInstallation(config: Config, onError: (error: Error) => void, { disk }: Pick<Replacements, 'disk'> = {}) {
  const files = await openFiles(config, disk);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, onError)
    : await openPglite(join(config.dataDir, 'db'), { disk, onError });
  return { files, database };
}

/** Opens the storage. The library for buckets is loaded only if it is needed. */
async function openFiles({ bucket, dataDir }: Config, disk?: Disk): Promise<FileStore> {
  if (!bucket) return openDiskFiles(join(dataDir, 'files'), disk);
  const { openS3Files } = await import('./adapters/files/s3-files.ts');
  return openS3Files(bucket);
}

/** Opens the embedded provider, with the product as its client, as with any other provider. */
function openEmbedded({ db, clock, log, cookieSecret }: EmbeddedTools, { publicUrl, port }: Config) {
  const origin = publicUrl ?? `http://localhost:${port}`;
  const { issuer, client } = openEmbeddedIssuer({
    db,
    clock,
    log,
    origin,
    secret: cookieSecret,
    callbackPath: callbackPath(EMBEDDED),
    findEmail: async (id) => (await findIdentity(db, id))?.email ?? null,
  });
  const provider = openIdentityClient(client, {
    id: EMBEDDED,
    name: 'Coverwright',
    key: EMBEDDED,
    isOurs: true,
    fetch: (request) => issuer.answer(request, origin),
  });
  return { issuer, provider };
}

interface EmbeddedTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly cookieSecret: string;
}

/** Opens the operator's own identity provider. */
function openOutside({ oidc }: Config): IdentityProvider {
  if (!oidc) throw new Error('No identity provider is configured.');
  return openIdentityClient(oidc, { id: 'oidc', name: new URL(oidc.issuer).hostname, key: oidc.issuer, isOurs: false });
}

/** Opens the additional identity providers for login, with the options that each of them needs. */
function openBrands({ signInWith: { google, apple } }: Config): readonly IdentityProvider[] {
  return [
    ...(google
      ? [openIdentityClient(google, { id: 'google', name: 'Google', key: google.issuer, isOurs: false, asksBy: 'select_account' })]
      : []),
    ...(apple ? [openIdentityClient(apple, { id: 'apple', name: 'Apple', key: apple.issuer, isOurs: false, returnsByForm: true })] : []),
  ];
}
