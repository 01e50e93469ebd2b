import { RefreshPage } from '../freshness/refresh-page.tsx';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('openingCover');
}

export default RefreshPage;
