import createClient from 'openapi-fetch';
import type { components, paths } from './generated/guildhall.ts';

type ErrorBody = components['schemas']['ErrorBody'];
type Product = components['schemas']['Product'];

/** The server to call, and how. */
interface Target {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
}

/** The data of a response; throws an error with the server's message when the call was refused. */
function dataOf<Data>({ data, error }: { data?: Data; error?: ErrorBody }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'There is no data.');
  return data;
}

/** The cursor of the next page of a list. */
const nextCursor = ({ headers }: Response): string | undefined => {
  const [, address] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return address === undefined
    ? undefined
    : (new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined);
};

const password = 'a horse that is correct';

/** A company, and its client. */
async function join(target: Target, companyName: string, email: string) {
  const anyone = createClient<paths>(target);
  const { token, user } = dataOf(await anyone.POST('/api/users', { body: { companyName, email, password } }));
  const client = createClient<paths>({ ...target, headers: { authorization: `Bearer ${token}` } });
  return { id: user._id, client };
}

/** What the main job has seen. */
export interface Outcome {
  address: string;
  connections: string[];
  messages: string[];
  unchanged: number;
  pages: [name: string, price: number][][];
  found: { companies: number; products: number; requests: number };
  budget: string;
  refusal: ErrorBody;
}

/** Two companies find one another, connect, chat and trade, by the types of the OpenAPI document alone. */
export async function doMainJob(target: Target): Promise<Outcome> {
  const vendor = await join(target, 'Saffron Steel', 'sales@saffron.example');
  const buyer = await join(target, 'Teal Motors', 'buyers@teal.example');

  const details = { companyIndustry: 'Steel', address: 'Pune', employeeEmails: ['asha@saffron.example'] };
  const saved = dataOf(
    await vendor.client.PUT('/api/users/{userId}', {
      params: { path: { userId: vendor.id } },
      body: details,
    }),
  );

  const { connection } = dataOf(
    await buyer.client.POST('/api/connections/send', {
      body: { senderUserId: buyer.id, receiverUserId: vendor.id },
    }),
  );
  dataOf(
    await vendor.client.PUT('/api/connections/accept/{connectionId}', {
      params: { path: { connectionId: connection._id } },
    }),
  );
  const connected = dataOf(
    await buyer.client.GET('/api/users/connections/{userId}', { params: { path: { userId: buyer.id } } }),
  );

  dataOf(
    await buyer.client.POST('/api/chat/send', {
      params: { header: { 'idempotency-key': 'first-message' } },
      body: { senderId: buyer.id, receiverId: vendor.id, content: 'Do you have M8 bolts?' },
    }),
  );
  const conversation = { userId: vendor.id, connectionId: buyer.id };
  const messages = await vendor.client.GET('/api/chat/messages/{userId}/{connectionId}', {
    params: { path: conversation },
  });
  const again = await vendor.client.GET('/api/chat/messages/{userId}/{connectionId}', {
    params: {
      path: conversation,
      header: { 'if-none-match': messages.response.headers.get('etag') ?? '' },
    },
  });

  for (const size of [6, 8, 10]) {
    dataOf(
      await vendor.client.POST('/api/products', {
        body: {
          name: `Bolt M${size}`,
          description: 'Zinc plated.',
          price: 19.99,
          discount: 12.5,
          category: 'Fasteners',
          stockQuantity: 100,
        },
      }),
    );
  }
  const pages: Product[][] = [];
  let cursor: string | undefined;
  do {
    const page = await buyer.client.GET('/api/products', {
      params: { query: { limit: 2, ...(cursor !== undefined && { cursor }) } },
    });
    pages.push(dataOf(page));
    cursor = nextCursor(page.response);
  } while (cursor !== undefined);

  const { request } = dataOf(
    await buyer.client.POST('/api/requests', {
      body: { request: 'Ten thousand bolts', budget: 'Rs. 2,00,000', supply_industry: 'Steel' },
    }),
  );
  const { found } = dataOf(await buyer.client.GET('/api/search', { params: { query: { q: 'bolt' } } }));
  const { error } = await buyer.client.PUT('/api/users/{userId}', {
    params: { path: { userId: vendor.id } },
    body: { address: 'Goa' },
  });
  if (error === undefined) throw new Error('A company may change another one.');

  return {
    address: saved.user.address,
    connections: connected.map(({ companyName }) => companyName),
    messages: dataOf(messages).map(({ content }) => content),
    unchanged: again.response.status,
    pages: pages.map((page) => page.map(({ name, price }) => [name, price])),
    found,
    budget: request.budget,
    refusal: error,
  };
}
