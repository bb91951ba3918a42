import type { Migration } from 'kysely';
import * as initial from './0001-initial.ts';
import * as search from './0002-search.ts';
import * as idempotency from './0003-idempotency.ts';
import * as sessionList from './0004-session-list.ts';
import * as lastWord from './0005-last-word.ts';
import * as accounts from './0006-accounts.ts';
import * as limits from './0007-limits.ts';
import * as productOrders from './0008-product-orders.ts';
import * as members from './0009-members.ts';
import * as files from './0010-files.ts';
import * as mail from './0011-mail.ts';
import * as catalogue from './0012-catalogue.ts';
import * as searchWords from './0013-search-words.ts';
import * as listChanges from './0014-list-changes.ts';
import * as deals from './0015-deals.ts';
import * as messageCards from './0016-message-cards.ts';
import * as dealFiles from './0017-deal-files.ts';
import * as invitations from './0018-invitations.ts';
import * as company from './0019-company.ts';
import * as leaving from './0020-leaving.ts';
import * as blocks from './0021-blocks.ts';
import * as email from './0022-email.ts';
import * as attention from './0023-attention.ts';
import * as chat from './0024-chat.ts';
import * as waitingEmails from './0025-waiting-emails.ts';
import * as productCards from './0026-product-cards.ts';
import * as attentionChanges from './0027-attention-changes.ts';
import * as searchChanges from './0028-search-changes.ts';
import * as dealProducts from './0029-deal-products.ts';
import * as invitingMembers from './0030-inviting-members.ts';
import * as countVersion from './0031-count-version.ts';
import * as dealSteps from './0032-deal-steps.ts';
import * as normalForm from './0033-normal-form.ts';

/** In the order of their names. A released migration is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-search': search,
  '0003-idempotency': idempotency,
  '0004-session-list': sessionList,
  '0005-last-word': lastWord,
  '0006-accounts': accounts,
  '0007-limits': limits,
  '0008-product-orders': productOrders,
  '0009-members': members,
  '0010-files': files,
  '0011-mail': mail,
  '0012-catalogue': catalogue,
  '0013-search-words': searchWords,
  '0014-list-changes': listChanges,
  '0015-deals': deals,
  '0016-message-cards': messageCards,
  '0017-deal-files': dealFiles,
  '0018-invitations': invitations,
  '0019-company': company,
  '0020-leaving': leaving,
  '0021-blocks': blocks,
  '0022-email': email,
  '0023-attention': attention,
  '0024-chat': chat,
  '0025-waiting-emails': waitingEmails,
  '0026-product-cards': productCards,
  '0027-attention-changes': attentionChanges,
  '0028-search-changes': searchChanges,
  '0029-deal-products': dealProducts,
  '0030-inviting-members': invitingMembers,
  '0031-count-version': countVersion,
  '0032-deal-steps': dealSteps,
  '0033-normal-form': normalForm,
};
