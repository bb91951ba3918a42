import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKinds, type EmailKind } from '@guildhall/contract';

interface Signer {
  memberId: string;
  /** The member's own secret. */
  secret: string;
}

/** The secret of a new member: 128 random bits, in a column for UUIDs. Members of before have one of 122. */
export const newEmailSecret = (): string => randomBytes(16).toString('hex');

const sign = ({ memberId, secret }: Signer, kinds: string): string =>
  createHmac('sha256', secret).update(`${memberId}.${kinds}`).digest('base64url');

/** Lets whoever has it end a member's emails of some kinds. It does not expire: an old email can still be ended. */
export const unsubscribeToken = (signer: Signer, kinds: readonly EmailKind[]): string => {
  const list = kinds.join('-');
  return `${signer.memberId}.${list}.${sign(signer, list)}`;
};

const isKind = (kind: string): kind is EmailKind => (emailKinds as readonly string[]).includes(kind);

/** A token as it was sent, which may be anybody's invention. */
export interface UnprovenToken {
  memberId: string;
  kinds: EmailKind[];
  /** Whether a member with this secret was given it. */
  isOf(secret: string): boolean;
}

/** Undefined for what no token looks like. */
export function readUnsubscribeToken(token: string): UnprovenToken | undefined {
  const [, memberId, list, signature] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (memberId === undefined || list === undefined || signature === undefined) return undefined;
  return {
    memberId,
    kinds: list.split('-').filter(isKind),
    isOf: (secret) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign({ memberId, secret }, list))),
  };
}
