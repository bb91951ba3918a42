import type {
  CompanyDetails,
  DirectoryEntry,
  ForgotPassword,
  LogIn,
  OwnProfile,
  ResetPassword,
  Session,
  SignUp,
} from '@guildhall/contract';
import { ApiError } from '@guildhall/api-client';
import { signUpFields } from '@guildhall/contract/fields';
import { pictureWidths } from '@guildhall/contract/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { debounce } from '#lib/debounce.ts';
import { attentionQuery } from './attention.ts';
import { logQuietly } from '#lib/log.ts';
import { orNull } from '#lib/or-null.ts';
import { pagesOptions } from '#lib/pages.ts';
import { toastDuration } from '#lib/toast-policy.ts';
import { clearDrafts } from '#lib/use-draft.ts';
import { useSessionStore } from '#session/session.tsx';

export const companyKeys = {
  /** Every list of companies that shows their connections. */
  all: ['companies'] as const,
  directory: ['companies', 'directory'] as const,
  newcomers: ['companies', 'newcomers'] as const,
  profiles: ['profile'] as const,
  profile: (id: string) => ['profile', id] as const,
};

/** All other companies, each with its connection. */
export const directoryQuery = (userId: string) =>
  pagesOptions(companyKeys.directory, (page) => api.users.listCompanies(userId, page));

/** Companies to discover, in the shape of the directory, so that a row can show a request just sent. */
export const newcomersQuery = (userId: string) =>
  pagesOptions<DirectoryEntry>(companyKeys.newcomers, async (page) => {
    const { items, nextCursor } = await api.users.listNewCompanies(userId, page);
    return { items: items.map((company) => ({ ...company, connection: null })), nextCursor };
  });

/** A company's profile, or null when there is none that the session may see. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.profile(id),
    queryFn: ({ signal }) => orNull(api.users.getProfile(id, { signal })),
  });

/** The session's own company, with its private fields. */
export const ownProfileQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.profile(id),
    queryFn: async ({ signal }): Promise<OwnProfile> => {
      const profile = await api.users.getProfile(id, { signal });
      if ('email' in profile) return profile;
      // Anyone may read a profile, so an ended session shows only by the fields missing from the response.
      throw new ApiError(401, { message: 'Your session has ended.', code: 'unauthorized' });
    },
  });

/** Opens a session in this browser from the response of a log-in or sign-up. */
export function useOpenSession() {
  const session = useSessionStore();
  const queryClient = useQueryClient();
  return ({ token, deviceToken, user }: Session) => {
    session.signIn({ token, deviceToken, user });
    queryClient.setQueryData(companyKeys.profile(user.id), user);
    // Home, which comes next, shows what waits only if that is known when it opens.
    void queryClient.prefetchQuery(attentionQuery(user.id));
  };
}

/** `onSignedUp` is called even if the form is no longer shown. */
export function useSignUp(onSignedUp: () => void) {
  const openSession = useOpenSession();
  return useMutation({
    mutationFn: (body: SignUp) => api.users.signUp(body),
    meta: {
      success: 'Registration successful!',
      failure: { fallback: 'An error occurred while registering.' },
      duration: toastDuration.brief,
      opensSession: true,
    },
    onSuccess: (session) => {
      onSignedUp();
      openSession(session);
    },
  });
}

export function useLogIn() {
  const openSession = useOpenSession();
  const session = useSessionStore();
  return useMutation({
    mutationFn: (credentials: Omit<LogIn, 'deviceToken'>) => {
      const { device } = session.getSnapshot();
      return api.users.logIn({ ...credentials, ...(device !== null && { deviceToken: device }) });
    },
    meta: {
      success: 'Login successful!',
      failure: { fallback: 'An error occurred while logging in.' },
      duration: toastDuration.brief,
      opensSession: true,
    },
    onSuccess: openSession,
  });
}

/** Asks for a letter with a link for a new password. The screen itself shows the response. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: ForgotPassword) => api.users.forgotPassword(body),
    meta: { failure: { fallback: 'An error occurred while asking for the email.' } },
  });

/** Sets a new password by the link of such a letter. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPassword) => api.users.resetPassword(body),
    meta: {
      success: 'Password changed. Please log in.',
      failure: { fallback: 'An error occurred while changing the password.' },
    },
  });

/** Ends the session in this browser alone. */
export function useEndSessionHere() {
  const session = useSessionStore();
  return () => {
    session.signOut();
    // The next company on this device must not see the drafts.
    clearDrafts();
  };
}

/** Ends the session here at once, even if the server cannot be reached. */
export function useLogOut() {
  const endSession = useEndSessionHere();
  return () => {
    api.users
      .logOut()
      .catch((error: unknown) => logQuietly('The server was not told of the log-out.', error));
    endSession();
  };
}

/** Saves the company's logo, and shows it everywhere. */
function useLogo<Input>(id: string, success: string, save: (input: Input) => Promise<string | null>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const avatar = await save(input);
      return api.users.updateProfile(id, { avatar });
    },
    // The field itself shows why it failed.
    meta: { success },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(companyKeys.profile(id), user);
      // Products and requests show it too.
      void queryClient.invalidateQueries();
    },
  });
}

/** Uploads a picture and makes it the company's logo. */
export const useChangeLogo = (id: string) =>
  useLogo(id, 'Logo changed.', async (picture: File) => {
    const { file } = await api.files.upload(picture);
    // A logo is never larger than the smallest width.
    return `${file.url}?width=${pictureWidths[0]}`;
  });

/** Removes the company's logo. */
export const useRemoveLogo = (id: string) => useLogo(id, 'Logo removed.', async () => null);

/** `onSaved` is called even if the form is no longer shown. */
export function useSaveDetails(id: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const mutationKey = ['details', id];
  const save = useMutation({
    mutationKey,
    mutationFn: (details: CompanyDetails) => api.users.updateProfile(id, details),
    meta: {
      success: { fallback: 'Details saved successfully!' },
      failure: { fallback: 'An error occurred while saving your details.' },
    },
    onSuccess: onSaved,
    // Not awaited: the next screen opens with the response, not with the refetch.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: companyKeys.profile(id) }),
  });
  return {
    ...save,
    /** Does nothing while a save is pending: a second click may come before the button shows that it is busy. */
    mutate: ((...details) => {
      if (queryClient.isMutating({ mutationKey }) === 0) save.mutate(...details);
    }) satisfies typeof save.mutate,
  };
}

/** Whether another company has nearly the name that is being typed. Without an answer nothing is said. */
export const nameCheckQuery = (typed: string) => {
  const name = typed.trim();
  return queryOptions({
    queryKey: ['company-name', name],
    queryFn: async ({ signal }) => {
      await debounce(signal);
      return api.users.checkName(name, { signal });
    },
    enabled: name !== '' && name.length <= signUpFields.companyName.maxLength,
    retry: false,
  });
};
