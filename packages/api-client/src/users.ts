import type {
  ChangeIdentity,
  ChangePassword,
  ConfirmEmail,
  ConnectionsQuery,
  DeactivateCompany,
  DeleteCompany,
  ForgotPassword,
  LogIn,
  ResetPassword,
  SignUp,
  UpdateCompany,
} from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, PageOptions, WriteOptions } from './page.ts';

/** Which of the connected companies to return. */
export interface ConnectionsOptions extends CallOptions, OrUndefined<ConnectionsQuery> {}

/** Calls about companies and their sessions. Every `userId` is the session's own company. */
export const users = ({ one, page, blob }: Caller) => ({
  /** Registers a company and opens its session. Refused with 409 when the email is taken. */
  signUp: (body: SignUp, options?: CallOptions) => one('signUp', {}, { body, ...options }),

  /**
   * Opens a session. Refused with 401 for a wrong email or password, with 403 when the company is not active and the
   * member cannot bring it back, with 429 after too many attempts. With the
   * `deviceToken` of an earlier response, the attempts of others do not count.
   */
  logIn: (body: LogIn, options?: CallOptions) => one('logIn', {}, { body, ...options }),

  /**
   * Sends a link for a new password to an email address. The response is the same whether it has an account or not.
   * Refused with 429 after too many calls.
   */
  forgotPassword: (body: ForgotPassword, options?: CallOptions) =>
    one('forgotPassword', {}, { body, ...options }),

  /**
   * Sets a new password by the token of such a link, and ends all sessions of the account. Refused with 400 for a token
   * that has expired or was used, and for a password that is easy to guess, with 429 after too many attempts.
   */
  resetPassword: (body: ResetPassword, options?: CallOptions) =>
    one('resetPassword', {}, { body, ...options }),

  /** Ends the session that the token belongs to. */
  logOut: (options?: CallOptions) => one('logOut', {}, options),

  /** A company: the whole profile when it is the session's own, otherwise its public part. */
  getProfile: (id: string, options?: CallOptions) => one('getProfile', { id }, options),

  /** What the badges of a company rest on. Refused with 404 for a company that is not active. */
  getEvidence: (id: string, options?: CallOptions) => one('getEvidence', { id }, options),

  /** Whether a company has nearly the same name already. */
  checkName: (name: string, options?: CallOptions) => one('checkName', {}, { query: { name }, ...options }),

  /** Saves the company's details; a field that is left out stays as it was. */
  updateProfile: (userId: string, body: UpdateCompany, options?: CallOptions) =>
    one('updateProfile', { userId }, { body, ...options }),

  /**
   * Changes the password and ends all other sessions. Refused with 400 for a wrong current password or a new one that
   * is easy to guess, with 429 after too many attempts.
   */
  changePassword: (userId: string, body: ChangePassword, options?: CallOptions) =>
    one('changePassword', { userId }, { body, ...options }),

  /**
   * Changes the company's name at once, and sends a link to the member's new email, which is used when
   * `confirmEmail` has the token of that link. Refused with 400 for a wrong password, with 429 after too many attempts
   * or letters.
   */
  changeIdentity: (userId: string, body: ChangeIdentity, options?: CallOptions) =>
    one('changeIdentity', { userId }, { body, ...options }),

  /**
   * Proves an email address by the token of a link that was sent to it. Refused with 400 for a token that has expired or
   * was used, with 409 when the address has another account meanwhile, with 429 after too many attempts.
   */
  confirmEmail: (body: ConfirmEmail, options?: CallOptions) => one('confirmEmail', {}, { body, ...options }),

  /** Sends the letter again that confirms the member's email. Refused with 429 after too many letters. */
  sendConfirmation: (userId: string, options?: WriteOptions) => one('sendConfirmation', { userId }, options),

  /**
   * Hides the company and ends all its sessions, until one of its owners logs in again. Refused with 400 for a wrong
   * password, with 429 after too many attempts.
   */
  deactivate: (userId: string, body: DeactivateCompany, options?: CallOptions) =>
    one('deactivateCompany', { userId }, { body, ...options }),

  /**
   * All data of the company as a zip file of JSON, spreadsheets and its files. Refused with 429 while another export of
   * it is under way.
   */
  export: (userId: string, options?: CallOptions) => blob('exportCompany', { userId }, options ?? {}),

  /**
   * Ends what the company negotiates, hides it, and lets it be erased after some days; until then one of its owners can
   * bring it back by logging in. Refused with 400 for a wrong password or name, with 409 while orders run: then the
   * `orders` of the ApiError name them.
   */
  delete: (userId: string, body: DeleteCompany, options?: CallOptions) =>
    one('deleteCompany', { userId }, { body, ...options }),

  /** Companies that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions) => page('searchCompanies', {}, { ...options, q: text }),

  /** All other companies, newest first, each with its connection to the session's. */
  listCompanies: (userId: string, options?: PageOptions) => page('listCompanies', { userId }, options),

  /** Companies that have no connection to the session's, newest first. */
  listNewCompanies: (userId: string, options?: PageOptions) => page('listNewCompanies', { userId }, options),

  /** Connected companies with their last message, the latest first; with `q` only those so named. */
  listConnections: (userId: string, options?: ConnectionsOptions) =>
    page('listConnections', { userId }, options),
});
