/** The addresses of the app's screens to which the server's letters lead. This file imports nothing. */
export const letterPaths = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  join: '/join',
  confirmEmail: '/confirm-email',
} as const;
