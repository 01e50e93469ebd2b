import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { deleteCover, duplicateCover, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const MEGABYTE = 1024 * 1024;
const DRAFT = { body: { designs: { ebook: createDesign({ format: 'ebook' }) } } };

describe.each(DATABASE_KINDS)('what visitors without an account may bring, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const environment = { ANONYMOUS_DRAFTS_PER_HOUR: '5', ANONYMOUS_UPLOAD_MB_PER_HOUR: '3', TRUSTED_PROXIES: '1' };
    server = await startTestServer(kind, { environment });
  });
  afterAll(() => server.close());

  const put = async (visitor: Visitor, bytes: number, address: string) => {
    const { uploadUrl } = await visitor.call(getUploadUrl, { query: { extension: 'jpg' } });
    return visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'x-forwarded-for': address } });
  };
  const draft = (visitor: Visitor, address: string) =>
    visitor.fetch(postDraft.path, {
      method: 'POST',
      body: JSON.stringify(DRAFT.body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    });

  test('[B29] an address makes so many drafts an hour, however many owners it is, and the rule is told', async () => {
    for (let count = 0; count < 5; count += 1) expect((await draft(createVisitor(server.url), `2001:db8:7:7::${count}`)).status).toBe(200);
    const refused = await draft(createVisitor(server.url), '2001:db8:7:7::99');
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      {
        code: 'anonymousQuota',
        error: 'Without an account you can start 5 covers an hour. Log in or sign up to start more. Your covers are kept.',
      },
    ]);
    expect((await draft(createVisitor(server.url), '2001:db8:7:8::1')).status).toBe(200);
  });

  test('[B29] an owner makes so many, from however many addresses, copies too', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = (await (await draft(visitor, '192.0.2.1')).json()) as { _id: string };
    // The first draft created its owner, so it counts for the address only.
    for (let count = 2; count < 6; count += 1) expect((await draft(visitor, `192.0.2.${count}`)).status).toBe(200);
    expect((await visitor.call(duplicateCover, { params: { id: _id } })).id).toEqual(expect.any(String));
    expect(await visitor.refusal(duplicateCover, { params: { id: _id } })).toMatchObject({ status: 429, code: 'anonymousQuota' });
  });

  test('[B29] an address uploads so many megabytes an hour, and who signed in is not counted', async () => {
    const visitor = createVisitor(server.url);
    expect((await put(visitor, 2 * MEGABYTE, '192.0.2.50')).status).toBe(204);
    const refused = await put(createVisitor(server.url), 2 * MEGABYTE, '192.0.2.50');
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: 'anonymousQuota', error: expect.stringContaining('3 MB an hour') },
    ]);
    const author = createVisitor(server.url);
    await signUpAs(server, author, 'known@example.org');
    for (let count = 0; count < 7; count += 1) expect((await draft(author, '192.0.2.50')).status).toBe(200);
    expect((await put(author, 2 * MEGABYTE, '192.0.2.50')).status).toBe(204);
  });
});

describe.each(DATABASE_KINDS)('what an account may hold, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { environment: { ACCOUNT_COVERS: '2', ACCOUNT_STORAGE_MB: '1' } });
  });
  afterAll(() => server.close());

  test('[B29] is so many covers; deleting one makes room for another', async () => {
    const author = createVisitor(server.url);
    await signUpAs(server, author, `many-covers-${kind}@example.org`);
    const first = await author.call(postDraft, DRAFT);
    await author.call(postDraft, DRAFT);
    expect(await author.refusal(postDraft, DRAFT)).toMatchObject({
      status: 409,
      code: 'accountFull',
      error: expect.stringContaining('holds 2 covers, which is the limit'),
    });
    await author.call(deleteCover, { params: { id: first._id } });
    expect((await author.call(postDraft, DRAFT))._id).toEqual(expect.any(String));
  });

  test('[B29] is so many megabytes of pictures, and the rule is told', async () => {
    const author = createVisitor(server.url);
    await signUpAs(server, author, `many-pictures-${kind}@example.org`);
    const { uploadUrl } = await author.call(getUploadUrl, { query: { extension: 'jpg' } });
    const refused = await author.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(2 * MEGABYTE) });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'accountFull', error: expect.stringContaining('1 MB') }]);
  });
});
