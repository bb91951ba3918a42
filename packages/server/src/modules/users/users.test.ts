import type { CompanyProfile, DirectoryEntry, OwnProfile, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

const nobody = '01890000-0000-7000-8000-000000000000';
const privateFields = ['email', 'adminEmail', 'panNumber', 'employeeEmails', 'connections', 'passwordHash'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (body: unknown) => server.call<Session>(...address('signUp'), { body });
const logIn = (body: unknown) => server.call<Session>(...address('logIn'), { body });

describe('signUp', () => {
  const form = { companyName: 'Saffron Steel', email: 'Office@Saffron.example', password: 'correct horse' };

  test('registers a company and opens a session', async () => {
    const { status, body } = await signUp({ ...form, companyName: '  Saffron Steel ' });
    expect(status).toBe(201);
    expect(body.message).toBe('Registration successful!');
    expect(body.user).toStrictEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      id: body.user._id,
      companyName: 'Saffron Steel',
      email: 'Office@Saffron.example',
      avatar: null,
      address: '',
      companyIndustry: '',
      companySize: '',
      clientIndustry: '',
      productTypes: '',
      supplierIndustry: '',
      supplyType: '',
      adminEmail: '',
      panNumber: '',
      employeeEmails: [],
      connections: [],
    });
    const own = await server.call(...address('getProfile', body.user._id), { token: body.token });
    expect(own.body).toStrictEqual(body.user);
  });

  test('stores neither the password nor the token', async () => {
    const { body } = await signUp({ ...form, email: 'secrets@saffron.example' });
    const stored = await server.context.db
      .selectFrom('companies')
      .innerJoin('sessions', 'sessions.company_id', 'companies.id')
      .selectAll()
      .where('companies.id', '=', body.user._id)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
    expect(stored.token_hash).toHaveLength(32);
    expect(JSON.stringify(stored)).not.toContain(body.token);
    expect(stored.token_hash.toString('base64url')).not.toBe(body.token);
  });

  test('refuses an email that is taken, in any letter case', async () => {
    await signUp({ ...form, email: 'taken@saffron.example' });
    const { status, body } = await signUp({ ...form, email: 'TAKEN@Saffron.example' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'conflict',
      message: 'An account with this email exists already.',
      fields: { email: expect.any(String) },
    });
  });

  test('of many sign-ups with one email at the same moment one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signUp({ ...form, email: 'race@saffron.example' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  test.each([
    ['companyName', { companyName: '' }],
    ['companyName', { companyName: '   ' }],
    ['companyName', { companyName: 'x'.repeat(121) }],
    ['companyName', { companyName: undefined }],
    ['companyName', { companyName: 42 }],
    ['email', { email: 'saffron.example' }],
    ['email', { email: 'a@b@saffron.example' }],
    ['email', { email: 'a b@saffron.example' }],
    ['email', { email: 'a@saffron' }],
    ['email', { email: '' }],
    ['email', { email: undefined }],
    ['email', { email: `${'x'.repeat(250)}@a.example` }],
    ['password', { password: 'seven77' }],
    ['password', { password: '' }],
    ['password', { password: undefined }],
    ['password', { password: 'x'.repeat(201) }],
    ['isAdmin', { isAdmin: true }],
  ])('refuses a bad %s (case %#)', async (field, wrong) => {
    const { status, body } = await signUp({ ...form, email: 'bad@saffron.example', ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_fields', fields: { [field]: expect.any(String) } });
  });
});

describe('logIn', () => {
  let company: Session;
  beforeAll(async () => {
    company = await server.company({ email: 'login@saffron.example', password: 'correct horse' });
  });

  test('opens a session, whatever the letter case of the email', async () => {
    const { status, body } = await logIn({ email: 'LOGIN@saffron.example', password: 'correct horse' });
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      token: expect.any(String),
      user: company.user,
      message: 'Login successful!',
    });
    expect(body.token).not.toBe(company.token);
    const own = await server.call(...address('getProfile', company.user._id), { token: body.token });
    expect(own.body).toStrictEqual(company.user);
  });

  test('gives a wrong password and an unknown email the same answer', async () => {
    const wrong = await logIn({ email: 'login@saffron.example', password: 'Correct horse' });
    const unknown = await logIn({ email: 'nobody@saffron.example', password: 'correct horse' });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthorized', message: 'Wrong email or password.' });
      expect(body).not.toHaveProperty('token');
    }
  });

  test.each([
    ['email', { email: '', password: 'correct horse' }],
    ['email', { password: 'correct horse' }],
    ['password', { email: 'login@saffron.example', password: '' }],
    ['password', { email: 'login@saffron.example' }],
    ['password', { email: 'login@saffron.example', password: ['correct horse'] }],
  ])('refuses a bad %s (case %#)', async (field, form) => {
    const { status, body } = await logIn(form);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('stops guessing at an account, and says when to come back', async () => {
    const guess = { email: 'guessed@saffron.example', password: 'wrong horse' };
    let answer = await logIn(guess);
    for (let tries = 1; answer.status === 401 && tries < 200; tries += 1) answer = await logIn(guess);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await logIn({ email: 'login@saffron.example', password: 'correct horse' });
    expect(other.status).toBe(200);
  });
});

describe('logOut', () => {
  test('ends this session and no other', async () => {
    const { user, token } = await server.company({ email: 'logout@saffron.example' });
    const { body: other } = await logIn({ email: 'logout@saffron.example', password: 'correct horse' });
    const { status, body } = await server.call(...address('logOut'), { token });
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) });
    expect((await server.call(...address('listCompanies', user._id), { token })).status).toBe(401);
    expect((await server.call(...address('listCompanies', user._id), other)).status).toBe(200);
  });
});

describe('getProfile', () => {
  test('shows nobody else what is the company’s own business', async () => {
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
          password_hash: '',
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

  test('saves what is given and leaves the rest', async () => {
    const { user, token } = await server.company();
    const put = (body: unknown) =>
      server.call<{ user: OwnProfile }>(...address('updateProfile', user._id), { token, body });
    const all = await put(details);
    expect(all.status).toBe(200);
    expect(all.body).toStrictEqual({
      message: 'Details saved successfully!',
      user: { ...user, ...details },
    });
    const one = await put({ address: '' });
    expect(one.body.user).toStrictEqual({ ...user, ...details, address: '' });
    expect((await put({})).body.user).toStrictEqual(one.body.user);
    expect((await put({ avatar: null, employeeEmails: [] })).body.user).toMatchObject({
      avatar: null,
      employeeEmails: [],
    });
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

describe('the directory', () => {
  let directory: TestServer;
  let me: Session;
  let stranger: Session;
  let sent: Session;
  let received: Session;
  let connected: Session;
  beforeAll(async () => {
    directory = await startTestServer();
    me = await directory.company();
    stranger = await directory.company();
    sent = await directory.company();
    received = await directory.company();
    connected = await directory.company();
    await request(directory, me, sent);
    await request(directory, received, me);
    await connect(directory, connected, me);
    await connect(directory, stranger, connected);
  });
  afterAll(() => directory.close());

  const list = async <Row>(name: 'listCompanies' | 'listNewCompanies', query = '') => {
    const [method, path] = address(name, me.user._id);
    return directory.call<Row[]>(method, path + query, { token: me.token });
  };

  test('lists all others, newest first, each with its connection', async () => {
    const { status, body } = await list<DirectoryEntry>('listCompanies');
    expect(status).toBe(200);
    expect(body.map(({ _id, connection }) => [_id, connection])).toEqual([
      [connected.user._id, { _id: expect.any(String), status: 'connected', direction: 'received' }],
      [received.user._id, { _id: expect.any(String), status: 'pending', direction: 'received' }],
      [sent.user._id, { _id: expect.any(String), status: 'pending', direction: 'sent' }],
      [stranger.user._id, null],
    ]);
    for (const field of privateFields) expect(body[0]).not.toHaveProperty(field);
  });

  test('lists the companies without a connection as new', async () => {
    const { status, body } = await list<CompanyProfile>('listNewCompanies');
    expect(status).toBe(200);
    expect(body.map(({ _id }) => _id)).toEqual([stranger.user._id]);
    for (const field of privateFields) expect(body[0]).not.toHaveProperty(field);
  });

  test('comes in pages without a gap or a repeat', async () => {
    const first = await list<DirectoryEntry>('listCompanies', '?limit=3');
    expect(first.body).toHaveLength(3);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await directory.call<DirectoryEntry[]>('GET', next, { token: me.token });
    expect(second.headers.get('link')).toBeNull();
    const all = await list<DirectoryEntry>('listCompanies');
    expect([...first.body, ...second.body]).toEqual(all.body);
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?page=2'])('refuses %s', async (query) => {
    expect((await list('listCompanies', query)).status).toBe(400);
    expect((await list('listNewCompanies', query)).status).toBe(400);
  });

  test.each(['listCompanies', 'listNewCompanies'] as const)(
    '%s refuses another company’s id',
    async (name) => {
      const { status } = await directory.call(...address(name, stranger.user._id), { token: me.token });
      expect(status).toBe(403);
    },
  );
});
