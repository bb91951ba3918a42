import type { ChangePassword, CompanyDetails, LogIn, SignUp } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, PageOptions } from './page.ts';

/** Calls about companies and their sessions. Every `userId` is the session's own company. */
export const users = ({ one, page }: Caller) => ({
  /** Registers a company and opens its session. Refused with 409 when the email is taken. */
  signUp: (body: SignUp, options?: CallOptions) => one('signUp', {}, { body, ...options }),

  /**
   * Opens a session. Refused with 401 for a wrong email or password, with 429 after too many attempts. With the
   * `deviceToken` of an earlier response, the attempts of others do not count.
   */
  logIn: (body: LogIn, options?: CallOptions) => one('logIn', {}, { body, ...options }),

  /** Ends the session that the token belongs to. */
  logOut: (options?: CallOptions) => one('logOut', {}, options),

  /** A company: the whole profile when it is the session's own, otherwise its public part. */
  getProfile: (id: string, options?: CallOptions) => one('getProfile', { id }, options),

  /** Saves the company's details; a field that is left out stays as it was. */
  updateProfile: (id: string, body: CompanyDetails, options?: CallOptions) =>
    one('updateProfile', { id }, { body, ...options }),

  /**
   * Changes the password and ends all other sessions. Refused with 400 for a wrong current password or a new one that
   * is easy to guess, with 429 after too many attempts.
   */
  changePassword: (id: string, body: ChangePassword, options?: CallOptions) =>
    one('changePassword', { id }, { body, ...options }),

  /** Companies that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions) => page('searchCompanies', {}, { ...options, q: text }),

  /** All other companies, newest first, each with its connection to the session's. */
  listCompanies: (userId: string, options?: PageOptions) => page('listCompanies', { userId }, options),

  /** Companies that have no connection to the session's, newest first. */
  listNewCompanies: (userId: string, options?: PageOptions) => page('listNewCompanies', { userId }, options),

  /** Connected companies with their last message, the latest first. */
  listConnections: (userId: string, options?: PageOptions) => page('listConnections', { userId }, options),
});
