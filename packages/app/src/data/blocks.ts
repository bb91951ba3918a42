import type { NewReport } from '@guildhall/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pagesOptions } from '#lib/pages.ts';
import { failureWords as failure, successWords, toastDuration } from '#lib/toast-policy.ts';

const blockedKey = ['blocked'] as const;

/** The companies that the session's company has blocked, the last first. */
export const blockedQuery = (userId: string) =>
  pagesOptions(blockedKey, (page) => api.blocks.list(userId, page));

/** Blocks a company or ends that. Whatever is shown may show it, so all of it is read again. */
function useBlockChange(change: (companyId: string) => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { success: successWords, failure, duration: toastDuration.brief },
    onSuccess: () => {
      // Lists that are not shown now are kept for long.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    },
  });
}

export const useBlock = () => useBlockChange((companyId) => api.blocks.add(companyId));
export const useUnblock = () => useBlockChange((companyId) => api.blocks.remove(companyId));

/** Reports something to those who run the server. The dialog shows why it failed. */
export const useReport = () =>
  useMutation({
    mutationFn: (report: NewReport) => api.reports.send(report),
    meta: { success: successWords, failure, duration: toastDuration.dialog },
  });
