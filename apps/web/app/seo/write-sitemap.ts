/** Writes a sitemap of paths. @param origin our own address without a trailing slash */
export function writeSitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns robots.txt: private pages and the API are excluded. */
export function writeRobots(origin: string): string {
  const closed = ['/account', '/admin-dashboard', '/api/', '/auth/', '/design', '/dev/', '/files/', '/identity/', '/refresh', '/success'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
