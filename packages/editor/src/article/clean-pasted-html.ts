import { linkAddress, pictureAddress } from '@coverwright/contracts/blog/article-content.ts';

/**
 * Returns what is pasted, without what an article cannot have: pictures of other sites go, and links that lead nowhere here become their words.
 * @param page where it is pasted: browsers write addresses of its own pictures out in full
 */
export function cleanPastedHtml(html: string, page: URL): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) {
    const src = addressFrom(picture.getAttribute('src') ?? '', page);
    if (pictureAddress.safeParse(src).success) picture.setAttribute('src', src);
    else picture.remove();
  }
  for (const link of body.querySelectorAll('a[href]')) {
    if (!linkAddress.safeParse(link.getAttribute('href')).success) link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}

/** Returns the address without the origin, if it is on this site. */
function addressFrom(written: string, page: URL): string {
  const { origin, pathname } = URL.parse(written, page) ?? page;
  return origin === page.origin ? pathname : written;
}
