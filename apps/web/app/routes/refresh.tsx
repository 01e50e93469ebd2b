import { RefreshPage } from '../freshness/refresh-page.tsx';

export function meta() {
  return [{ title: 'Opening your cover · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export default RefreshPage;
