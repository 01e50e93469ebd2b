import { connect } from 'node:net';
import fc from 'fast-check';

const LINES = [
  'GET / HTTP/1.1',
  'POST /api/covers/draft HTTP/1.1',
  'GET /api/health HTTP/1.1',
  'PUT /files/x HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET http://elsewhere.example/ HTTP/1.1',
  'GET //elsewhere/ HTTP/1.1',
  'GET /%zz HTTP/1.1',
  'GET /\0 HTTP/1.1',
  'GET / HTTP/9.9',
  'GET / HTTP/1.0',
  'CONNECT a:443 HTTP/1.1',
  'BREW /pot HTTP/1.1',
  'GET',
  '',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
const HEADERS = [
  'Host: localhost',
  'Host: a b',
  'Host:',
  'Host: [::1',
  'Host: x\r\nHost: y',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 3\r\nContent-Length: 4',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Cookie: a=%; b',
  'X-Forwarded-For: \xff,,',
  'Range: bytes=9-1,-',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: ;q=9',
  `X-Long: ${'x'.repeat(20_000)}`,
  'No colon',
  ' folded',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
];
const BODIES = [
  '',
  '{}',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '-1\r\n\r\n',
  '\0\0\0\0\0',
  'GET / HTTP/1.1\r\nHost: smuggled\r\n\r\n',
];

/** Malformed HTTP that no browser sends. */
export const rawAbuse: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.constantFrom(...LINES), fc.subarray(HEADERS, { maxLength: 6 }), fc.constantFrom(...BODIES), fc.boolean())
      .map(([line, headers, body, isWhole]) =>
        Buffer.from(`${[line, ...headers].join('\r\n')}${isWhole ? `\r\n\r\n${body}` : ''}`, 'latin1'),
      ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
);

/** Sends bytes to a server, ends the stream, and reads until the server closes the connection. @returns the statuses of all responses */
export function sendRaw(origin: string, bytes: Buffer): Promise<readonly number[]> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (answer += text));
    // A reset counts as a refusal.
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve([...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status))));
    socket.end(bytes);
  });
}
