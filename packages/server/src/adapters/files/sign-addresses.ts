import { hmacOf, isSameSecret } from '../../auth/hmac.ts';
import type { FileStore, SignedMethod, SignedStorage } from '../../ports/storage.ts';
import { checkedKey, isFileKey } from '../../ports/file-key.ts';

/**
 * Creates signed addresses of our own server for stored files: `/files/<key>?expires=<seconds>&signature=<hmac>`.
 * @param secret signs them; changing it invalidates all earlier ones
 */
export function signAddresses(files: FileStore, secret: string): SignedStorage {
  const sign = (key: string, method: SignedMethod, expires: string) => hmacOf(`${method}\n${key}\n${expires}`, secret);
  return {
    ...files,
    signUrl(key, method, expires) {
      const seconds = String(Math.floor(expires.getTime() / 1000));
      const signature = sign(checkedKey(key), method, seconds);
      return `/files/${key}?${new URLSearchParams({ expires: seconds, signature }).toString()}`;
    },
    allows(key, method, expires, signature, now) {
      if (!isFileKey(key) || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      return isSameSecret(signature, sign(key, method, expires));
    },
  };
}
