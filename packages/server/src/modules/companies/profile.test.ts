import type { CompanyDetails, CompanyProfile, ErrorBody, OwnProfile } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

const nobody = '01890000-0000-7000-8000-000000000000';
const privateFields = ['email', 'adminEmail', 'panNumber', 'employeeEmails', 'connections', 'passwordHash'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('getProfile', () => {
  test('shows no other company the private details', async () => {
    const [company, other] = [await server.company(), await server.company()];
    const details = {
      adminEmail: 'admin@x.example',
      panNumber: 'ABCDE1234F',
      employeeEmails: ['a@x.example'],
    };
    const token = company.token;
    await server.call(...address('updateProfile', company.user._id), { token, body: details });
    await connect(server, company, other);
    for (const caller of [{}, { token: other.token }, { token: 'x'.repeat(43) }]) {
      const { status, body } = await server.call<CompanyProfile>(
        ...address('getProfile', company.user._id),
        caller,
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        _id: company.user._id,
        id: company.user._id,
        companyName: company.user.companyName,
      });
      for (const field of privateFields) expect(body).not.toHaveProperty(field);
    }
  });

  test('shows a company its own profile with the newest 100 of its connections', async () => {
    const company = await server.company();
    const { db } = server.context;
    const ids = Array.from({ length: 101 }, () => server.context.newId());
    const at = new Date();
    await db
      .insertInto('companies')
      .values(
        ids.map((id) => ({
          id,
          company_name: `Guild ${id}`,
          email: `${id}@x.example`,
          created_at: at,
        })),
      )
      .execute();
    await db
      .insertInto('connections')
      .values(
        ids.map((id, index) => ({
          id: server.context.newId(),
          sender_id: index % 2 ? id : company.user._id,
          receiver_id: index % 2 ? company.user._id : id,
          status: 'connected' as const,
          created_at: at,
          accepted_at: at,
        })),
      )
      .execute();
    const { body } = await server.call<OwnProfile>(...address('getProfile', company.user._id), {
      token: company.token,
    });
    expect(body.connections).toEqual(
      ids
        .slice(1)
        .toReversed()
        .map((_id) => ({ _id, companyName: `Guild ${_id}`, avatar: null })),
    );
  });

  test('answers 404 for no company and 400 for no id', async () => {
    expect((await server.call(...address('getProfile', nobody))).status).toBe(404);
    expect((await server.call(...address('getProfile', 'me'))).status).toBe(400);
  });
});

describe('updateProfile', () => {
  const details = {
    avatar: 'https://pictures.example/a.png',
    companyIndustry: 'Automotive',
    companySize: '51-200',
    adminEmail: 'not checked, by the specification',
    panNumber: 'ABCDE1234F',
    employeeEmails: ['one@x.example', 'two@x.example'],
    address: '1 Market Street\nPune',
    clientIndustry: 'Retail',
    productTypes: 'Coils',
    supplierIndustry: 'Steel Manufacturing',
    supplyType: 'Just in time',
  };

  test('saves the given details and leaves the others', async () => {
    const { user, token } = await server.company();
    const put = (body: unknown) =>
      server.call<{ user: OwnProfile }>(...address('updateProfile', user._id), { token, body });
    const all = await put(details);
    expect(all.status).toBe(200);
    expect(all.body).toStrictEqual({
      message: 'Details saved successfully!',
      user: { ...user, ...details, version: 2 },
    });
    const one = await put({ address: '' });
    expect(one.body.user).toStrictEqual({ ...user, ...details, address: '', version: 3 });
    // Nothing has changed, so the version is the same.
    expect((await put({ address: '' })).body.user).toStrictEqual(one.body.user);
    expect((await put({})).body.user).toStrictEqual(one.body.user);
    expect((await put({ avatar: null, employeeEmails: [] })).body.user).toMatchObject({
      avatar: null,
      employeeEmails: [],
    });
  });

  test('refuses a change of what has changed since, and no other', async () => {
    const { user, token } = await server.company();
    const put = (body: CompanyDetails & { version?: number }) =>
      server.call<ErrorBody & { current: OwnProfile }>(...address('updateProfile', user._id), {
        token,
        body,
      });
    expect((await put({ address: 'One', version: 1 })).status).toBe(200);
    expect((await put({ companySize: '11-50', version: 1 })).status).toBe(200);
    const outdated = await put({ address: 'Two', panNumber: 'ABCDE1234F', version: 1 });
    expect(outdated).toMatchObject({
      status: 409,
      body: {
        code: 'outdated',
        fields: { address: 'Somebody else has changed this since you opened it.' },
        current: { version: 3, address: 'One', companySize: '11-50', panNumber: '' },
      },
    });
    expect((await put({ address: 'Two', version: outdated.body.current.version })).status).toBe(200);
    // A client that sends no version overwrites, as before.
    expect((await put({ address: 'Three' })).status).toBe(200);
  });

  test('makes one of two changes of one field at the same moment', async () => {
    const { user, token } = await server.company();
    const changes = ['One', 'Two', 'Three', 'Four'].map((companySize) =>
      server.call(...address('updateProfile', user._id), { token, body: { companySize, version: 1 } }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test.each([
    ['companyIndustry', { companyIndustry: 'x'.repeat(81) }],
    ['address', { address: 'x'.repeat(501) }],
    ['address', { address: null }],
    ['employeeEmails', { employeeEmails: 'one@x.example' }],
    ['employeeEmails', { employeeEmails: ['one@x.example', 'two'] }],
    ['employeeEmails', { employeeEmails: Array(501).fill('one@x.example') }],
    ['avatar', { avatar: 'javascript:alert(1)' }],
    ['email', { email: 'new@x.example' }],
    ['companyName', { companyName: 'Other' }],
    ['password', { password: 'correct horse' }],
  ])('refuses a bad %s (case %#)', async (field, body) => {
    const { user, token } = await server.company();
    const answer = await server.call(...address('updateProfile', user._id), { token, body });
    expect(answer.status).toBe(400);
    const fields = Object.keys((answer.body as { fields: object }).fields);
    expect(fields.some((name) => name.startsWith(field))).toBe(true);
  });

  test('refuses another company’s id', async () => {
    const [mine, other] = [await server.company(), await server.company()];
    const call = { token: mine.token, body: { address: 'Mine now' } };
    expect((await server.call(...address('updateProfile', other.user._id), call)).status).toBe(403);
    const { body } = await server.call<OwnProfile>(...address('getProfile', other.user._id));
    expect(body.address).toBe('');
  });
});
