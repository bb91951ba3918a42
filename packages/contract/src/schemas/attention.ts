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
    lowStock: count('Products of which there is little left'),
  }),
});
export interface Attention extends Type.Static<typeof Attention> {}
