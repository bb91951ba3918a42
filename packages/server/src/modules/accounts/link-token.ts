import { randomBytes } from 'node:crypto';
import { BadRequestError } from '#http/errors.ts';
import { hashOf, hashToBytes } from '#http/session.ts';

/** A token for a link that somebody is sent. Only its hash is stored. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, as it is stored. */
export const toBytes = (token: string): Buffer => hashToBytes(hashOf(token));

/** The address of a screen with a token in the fragment, which browsers send to no server and no other page. */
export const linkTo = (path: string, token: string): string => `${path}#token=${token}`;

/** The refusal of every token that opens nothing, whatever the reason. */
export const unusableLink = () =>
  new BadRequestError({ token: 'This link has expired or was used before. Please ask for a new one.' });
