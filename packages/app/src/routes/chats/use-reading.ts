import type { ChatMessage } from '@guildhall/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMarkRead } from '#data/chat.ts';
import { connectionsQuery } from '#data/connections.ts';
import { usePageVisible } from '#lib/use-page-visible.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

/**
 * Marks a conversation as read while it is on the screen. Returns its first unread message and the newest one that the
 * other company has read, as far as they are known, and whether they are still being read.
 */
export function useReading(companyId: string, messages: readonly ChatMessage[] = []) {
  const { id } = useUser();
  const mayRead = useMay('network');
  const isVisible = usePageVisible();
  const { data: connections, isPending } = useInfiniteQuery(connectionsQuery(id));
  const { mutate } = useMarkRead(id, companyId);
  const marked = useRef<string>(undefined);
  const row = connections?.find(({ _id }) => _id === companyId);
  const newest = messages.at(-1);
  const isNew = !isPending && newest !== undefined && newest.sender !== id && newest._id !== row?.lastRead;
  const upTo = isNew && mayRead && isVisible ? newest._id : undefined;
  useEffect(() => {
    if (upTo === undefined || marked.current === upTo) return;
    marked.current = upTo;
    mutate(upTo);
  }, [upTo, mutate]);
  const lastRead = messages.findIndex(({ _id }) => _id === row?.lastRead);
  return {
    isPending,
    unreadFrom: row && row.unread > 0 ? messages[lastRead + 1]?._id : undefined,
    readUpTo: row?.lastReadByOther ?? undefined,
  };
}
