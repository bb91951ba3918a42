import { Type } from 'typebox';
import { maxAttention } from '../limits.ts';

const count = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: maxAttention,
    description: `${description}, ${maxAttention} at most.`,
  });

/** What waits for the session's company, counted when it is asked for. */
export const Attention = Type.Object({
  messages: count('Conversations with messages that nobody of the company has read'),
  connectionRequests: count('Connection requests to answer'),
  deals: count('Deals that wait for the company; the quotes on one request count once'),
  notifications: count('Notifications that the member has not read'),
  today: Type.Object({
    estimates: count('Requests for an estimate without an offer'),
    expiringQuotes: count("Quotes whose last offer expires today in the company's time zone"),
    overdueOrders: count("Orders that were to be shipped before today, by the company's time zone"),
    lowStock: count('Products of which there is little left'),
  }),
  started: Type.Object(
    {
      profile: Type.Boolean({ description: 'Whether it has an industry and an address.' }),
      logo: Type.Boolean({ description: 'Whether it has a logo.' }),
      listing: Type.Boolean({ description: 'Whether it has ever listed a product or posted a request.' }),
      connection: Type.Boolean({ description: 'Whether it is connected with another company.' }),
      team: Type.Boolean({ description: 'Whether it has other members, or has invited some.' }),
    },
    { description: 'What a new company has done already.' },
  ),
});
export interface Attention extends Type.Static<typeof Attention> {}
