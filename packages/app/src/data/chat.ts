import type { ChatMessage } from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const chatKeys = {
  all: ['chat'] as const,
  messages: (companyId: string) => ['chat', companyId] as const,
};

const pollInterval = 1000;

/**
 * The newest messages with a company, asked for each second while something on the screen shows them. The
 * answer carries an ETag, so a poll in which nothing has changed costs an empty 304 from the browser's cache.
 */
export const messagesQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: chatKeys.messages(companyId),
    queryFn: ({ signal }) => api.chat.listMessages(userId, companyId, { signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: pollInterval,
  });

/** The messages with one that the server has just stored, which a poll may have brought already. */
export function withMessage(messages: ChatMessage[] | undefined, message: ChatMessage): ChatMessage[] {
  const others = (messages ?? []).filter(({ _id }) => _id !== message._id);
  return [...others, message];
}

/** Sends a message to a company. Quiet: a failure is only logged, and the text stays with the writer. */
export function useSendMessage(userId: string, companyId: string) {
  const queryClient = useQueryClient();
  const queryKey = chatKeys.messages(companyId);
  return useMutation({
    mutationFn: (content: string) => api.chat.send({ senderId: userId, receiverId: companyId, content }),
    onSuccess: async ({ data }) => {
      // A poll under way may have been answered before the message was stored and would take it away again.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ChatMessage[]>(queryKey, (messages) => withMessage(messages, data));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
