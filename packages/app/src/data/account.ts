import type {
  ChangeIdentity,
  ChangePassword,
  CompanyDeleted,
  ConfirmEmail,
  DeactivateCompany,
  DeleteCompany,
  UpdateCompany,
} from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { download } from '#lib/download.ts';
import { failureWords, successWords, toastDuration } from '#lib/toast-policy.ts';
import { companyKeys, useEndSessionHere } from './users.ts';

/** Changes fields of the company's profile. The form shows why it failed. */
export function useUpdateProfile(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateCompany) => api.users.updateProfile(id, changes),
    meta: { success: { fallback: 'Details saved successfully!' } },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(companyKeys.profile(id), user);
      void queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
  });
}

/** Changes the name of the company, and asks for another email of the member. The form shows why it failed. */
export function useChangeIdentity(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeIdentity) => api.users.changeIdentity(id, body),
    meta: { success: { fallback: 'Details saved successfully!' }, duration: toastDuration.dialog },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(companyKeys.profile(id), user);
      // Lists and deals show the name too.
      void queryClient.invalidateQueries();
    },
  });
}

/** Proves an email address by the link in a letter. The screen shows how it went. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ConfirmEmail) => api.users.confirmEmail(body),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: companyKeys.profiles }),
  });
}

/** Sends the letter again that confirms the member's email. */
export function useSendConfirmation(id: string) {
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: () => api.users.sendConfirmation(id, { idempotencyKey: keyOf(id) }),
    meta: { success: successWords, failure: failureWords, duration: toastDuration.dialog },
    onSuccess: done,
  });
}

/** Changes the member's password, which ends its other sessions. The form shows why it failed. */
export const useChangePassword = (id: string) =>
  useMutation({
    mutationFn: (body: ChangePassword) => api.users.changePassword(id, body),
    meta: { success: { fallback: 'Password changed.' } },
  });

/**
 * Leaves: hides the company, or deletes it. All its sessions end, this one too; `onLeft` then leads to the log-in, because
 * the form is no longer shown. The form shows why it failed.
 */
function useLeaving<Body, Response extends { message: string }>(
  leave: (body: Body) => Promise<Response>,
  onLeft: (response: Response) => void,
) {
  const endSession = useEndSessionHere();
  return useMutation({
    mutationFn: leave,
    meta: { success: successWords, duration: toastDuration.dialog },
    onSuccess: (response) => {
      endSession();
      onLeft(response);
    },
  });
}

export const useDeactivate = (id: string, onLeft: () => void) =>
  useLeaving((body: DeactivateCompany) => api.users.deactivate(id, body), onLeft);

export const useDeleteCompany = (id: string, onLeft: (response: CompanyDeleted) => void) =>
  useLeaving((body: DeleteCompany) => api.users.delete(id, body), onLeft);

/** Downloads all data of the company. */
export const useExport = (id: string) =>
  useMutation({
    mutationFn: () => api.users.export(id),
    meta: { failure: failureWords },
    onSuccess: (file) => download(file, 'guildhall.zip'),
  });

/** What the badges of a company rest on. */
export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['evidence', id],
    queryFn: ({ signal }) => api.users.getEvidence(id, { signal }),
  });
