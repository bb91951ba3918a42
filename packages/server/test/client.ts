import type { ChatMessage, EndpointName, Session } from '@guildhall/contract';
import { address } from './server.ts';

interface CallOptions {
  token?: string;
  body?: object;
  /** With its question mark. */
  query?: string;
  headers?: Record<string, string>;
}

/** Calls an endpoint of the server, node or proxy at `url`. Rejects without a response. */
export async function call<Body>(
  url: string,
  [name, ...ids]: [EndpointName, ...string[]],
  { token, body, query = '', headers = {} }: CallOptions = {},
): Promise<{ status: number; headers: Headers; body: Body }> {
  const [method, path] = address(name, ...ids);
  const response = await fetch(url + path + query, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** The password of every company of `signUp`. */
export const password = 'correct horse';

export const signUp = async (url: string, name: string): Promise<Session> => {
  const company = { companyName: name, email: `${name}@example.com`, password };
  return (await call<Session>(url, ['signUp'], { body: company })).body;
};

export async function connect(url: string, from: Session, to: Session): Promise<void> {
  const body = { senderUserId: from.user._id, receiverUserId: to.user._id };
  const sent = await call<{ connection: { _id: string } }>(url, ['sendConnection'], {
    token: from.token,
    body,
  });
  await call(url, ['acceptConnection', sent.body.connection._id], { token: to.token });
}

export const send = (url: string, from: Session, to: Session, content: string) =>
  call<{ data: ChatMessage }>(url, ['sendMessage'], {
    token: from.token,
    body: { senderId: from.user._id, receiverId: to.user._id, content },
  });

/** A whole conversation, oldest first. */
export async function readConversation(url: string, me: Session, other: Session): Promise<ChatMessage[]> {
  let all: ChatMessage[] = [];
  for (;;) {
    const query = `?limit=100${all[0] ? `&before=${all[0]._id}` : ''}`;
    const { body } = await call<ChatMessage[]>(url, ['listMessages', me.user._id, other.user._id], {
      token: me.token,
      query,
    });
    if (body.length === 0) return all;
    all = [...body, ...all];
  }
}

/** All pages of a list; one that not everyone may read needs a token. */
export async function readPages<Row>(
  url: string,
  endpoint: [EndpointName, ...string[]],
  token?: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let query: string | undefined = '?limit=100'; query !== undefined;) {
    const page: Awaited<ReturnType<typeof call<Row[]>>> = await call<Row[]>(url, endpoint, {
      query,
      ...(token !== undefined && { token }),
    });
    rows.push(...page.body);
    query = /^<[^?]*(\?[^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return rows;
}
